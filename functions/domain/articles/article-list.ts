import {
  articleSummary,
  articlesContract,
  type ArticleSummary,
} from '#shared/contracts/articles.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { createCachedList } from '../catalogue/cached-list.ts';
import { readCatalogue } from './catalogue.ts';
import { findArticles } from './find-articles.ts';

const dependencies = { readCatalogue };

/** Creates `articleList` with the catalogue that it shows. */
export function createArticleList({ readCatalogue }: typeof dependencies) {
  return createCachedList<ArticleSummary, InputOf<typeof articlesContract.list>>({
    path: articlesContract.list.path,
    row: articleSummary,
    readCatalogue,
    find: findArticles,
  });
}

/** The public article list, searched, sorted and paginated. */
export const articleList = createArticleList(dependencies);
