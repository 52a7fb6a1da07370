import {
  articleSummary,
  articlesContract,
  type ArticleSummary,
} from '#shared/contracts/articles.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { createHeldList } from '../catalogue/held-list.ts';
import { readCatalogue } from './catalogue.ts';
import { findArticles } from './find-articles.ts';

/** The library as everybody sees it: searched, sorted and cut into pages. */
export const articleList = createHeldList<ArticleSummary, InputOf<typeof articlesContract.list>>({
  path: articlesContract.list.path,
  row: articleSummary,
  readCatalogue,
  find: findArticles,
});
