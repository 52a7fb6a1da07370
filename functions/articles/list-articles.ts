import { articlesContract } from '#shared/contracts/articles.ts';
import { articleList } from '../domain/articles/article-list.ts';
import { implement } from '../platform/implement.ts';
import { sendPrepared } from '../platform/prepared-response.ts';

const dependencies = { articleList };

/** Creates `listArticles` with the list that it sends. */
export function createListArticles({ articleList }: typeof dependencies) {
  return implement(articlesContract.list, async (query, _actor, request) =>
    sendPrepared(await articleList.respond(query), request),
  );
}

export const listArticles = createListArticles(dependencies);
