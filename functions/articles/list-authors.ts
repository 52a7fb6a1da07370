import type { authorsContract } from '#shared/contracts/authors.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { readAuthors } from '../domain/authors/author-repository.ts';
import { pageOf } from '../domain/catalogue/page-of.ts';
import type { UseCase } from '../platform/create-handler.ts';

const defaultLimit = 50;

export const listAuthors: UseCase<typeof authorsContract.listAuthors> = async ({
  q = '',
  cursor,
  limit = defaultLimit,
}) => {
  const words = searchWords(q);
  const found = (await readAuthors(true)).authors
    .filter(({ name, line }) => hasWords(`${name} ${line}`, words))
    .sort((a, b) => a.name.localeCompare(b.name, siteConfig.locale));
  return { ...pageOf(found, limit, cursor), total: found.length };
};
