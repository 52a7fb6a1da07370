import { articlesContract } from '#shared/contracts/articles.ts';
import { readCatalogue } from '../domain/articles/catalogue.ts';
import { countCategories } from '../domain/articles/find-articles.ts';
import { implement } from '../platform/implement.ts';
import { json } from '../platform/reply.ts';
import { publicCache } from '../platform/public-cache.ts';

export const listCategories = implement(articlesContract.categories, async () =>
  json(countCategories((await readCatalogue()).rows), publicCache),
);
