import { articlesContract } from '../../shared/contracts/articles.ts';
import { authenticator } from '../core/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { countView } from './count-view.ts';
import { listArticles } from './list-articles.ts';
import { listCategories } from './list-categories.ts';
import { rateArticle } from './rate-article.ts';
import { readArticle } from './read-article.ts';

export const handler = createHandler(
  articlesContract,
  {
    list: listArticles,
    categories: listCategories,
    get: readArticle,
    countView,
    rate: rateArticle,
  },
  authenticator,
);
