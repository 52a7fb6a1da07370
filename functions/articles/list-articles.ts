import type { articlesContract } from '#shared/contracts/articles.ts';
import { articleList } from '../domain/articles/article-list.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { sendPrepared } from '../platform/prepared-response.ts';

export const listArticles: UseCase<typeof articlesContract.list> = async (query, _actor, request) =>
  sendPrepared(await articleList.respond(query), request);
