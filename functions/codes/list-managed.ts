import {
  codeState,
  type CodeColumn,
  codesContract,
  type ManagedCode,
} from '#shared/contracts/codes.ts';
import { readSort } from '#shared/contracts/list-sort.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { pageOf } from '../domain/catalogue/page-of.ts';
import { listCodes } from '../domain/codes/code-repository.ts';
import { presentCode } from '../domain/codes/present-code.ts';
import { compareValues } from '../platform/compare-values.ts';
import { implement } from '../platform/implement.ts';

const defaultLimit = 50;

const keys: Record<CodeColumn, (row: ManagedCode) => string | number> = {
  date: ({ createdAt }) => createdAt,
  code: ({ code }) => code,
  used: ({ used }) => used,
  state: ({ state }) => codeState.options.indexOf(state),
};

export const listManaged = implement(
  codesContract.listManaged,
  async ({ q = '', state, sort, cursor, limit = defaultLimit }) => {
    const words = searchWords(q);
    const found = (await listCodes())
      .filter(({ id, items = [] }) =>
        hasWords([id, ...items.map(({ title }) => title)].join(' '), words),
      )
      .map((code) => ({ id: code.id, row: presentCode(code) }))
      .filter(({ row }) => state === undefined || row.state === state);
    if (sort) {
      const { by, isDown } = readSort<CodeColumn>(sort);
      found.sort((a, b) => compareValues(keys[by](a.row), keys[by](b.row)) * (isDown ? -1 : 1));
    }
    const { rows, nextCursor } = pageOf(found, limit, cursor);
    return {
      rows: rows.map(({ row }) => row),
      ...(nextCursor && { nextCursor }),
      total: found.length,
    };
  },
);
