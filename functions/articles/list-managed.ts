import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { listManagedArticles } from '../domain/articles/managed-articles.ts';
import { implement } from '../platform/implement.ts';

export const listManaged = implement(articlesAdminContract.listManaged, (query) =>
  listManagedArticles(query),
);
