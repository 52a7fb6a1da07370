import { type AuthorColumn, authorsContract } from '#shared/contracts/authors.ts';
import { readSort } from '#shared/contracts/list-sort.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Author } from '../../domain/authors/author.ts';
import { readAuthors } from '../../domain/authors/author-repository.ts';
import { pageOf } from '../../domain/catalogue/page-of.ts';
import { compareValues } from '../../platform/compare-values.ts';
import { implement } from '../../platform/implement.ts';

const defaultLimit = 50;

const order: Record<AuthorColumn, (a: Author, b: Author) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, siteConfig.locale),
  updated: (a, b) => compareValues(a.updatedAt, b.updatedAt),
};

export const listAuthors = implement(
  authorsContract.listAuthors,
  async ({ q = '', sort = 'name', cursor, limit = defaultLimit }) => {
    const words = searchWords(q);
    const { by, isDown } = readSort<AuthorColumn>(sort);
    const sign = isDown ? -1 : 1;
    const found = (await readAuthors(true)).authors
      .filter(({ name, formerNames = [], line }) =>
        hasWords([name, ...formerNames, line].join(' '), words),
      )
      .sort((a, b) => sign * order[by](a, b));
    return { ...pageOf(found, limit, cursor), total: found.length };
  },
);
