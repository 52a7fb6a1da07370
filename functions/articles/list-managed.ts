import type { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { listManagedArticles } from '../domain/articles/managed-articles.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const listManaged: UseCase<typeof articlesAdminContract.listManaged> = (query) =>
  listManagedArticles(query);
