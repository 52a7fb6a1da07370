import {
  articleSummary,
  articlesContract,
  type ArticleSummary,
} from '../../shared/contracts/articles.ts';
import type { InputOf } from '../../shared/contracts/define-contract.ts';
import { readCatalogue } from '../core/articles/catalogue.ts';
import { findArticles } from '../core/articles/find-articles.ts';
import { createHeldList } from '../core/catalogue/held-list.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { sendPrepared } from '../platform/prepared-answer.ts';

const list = createHeldList<ArticleSummary, InputOf<typeof articlesContract.list>>({
  path: articlesContract.list.path,
  row: articleSummary,
  readCatalogue,
  find: findArticles,
});

export const listArticles: UseCase<typeof articlesContract.list> = async (query, _actor, request) =>
  sendPrepared(await list.recall(query), request);
