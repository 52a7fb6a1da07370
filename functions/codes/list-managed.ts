import type { codesContract } from '#shared/contracts/codes.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { pageOf } from '../domain/catalogue/page-of.ts';
import { listCodes } from '../domain/codes/code-repository.ts';
import { presentCode } from '../domain/codes/present-code.ts';
import type { UseCase } from '../platform/create-handler.ts';

const defaultLimit = 50;

export const listManaged: UseCase<typeof codesContract.listManaged> = async ({
  q = '',
  cursor,
  limit = defaultLimit,
}) => {
  const words = searchWords(q);
  const found = (await listCodes())
    .filter(({ id, items = [] }) =>
      hasWords([id, ...items.map(({ title }) => title)].join(' '), words),
    )
    .map((code) => ({ id: code.id, row: presentCode(code) }));
  const { rows, nextCursor } = pageOf(found, limit, cursor);
  return {
    rows: rows.map(({ row }) => row),
    ...(nextCursor && { nextCursor }),
    total: found.length,
  };
};
