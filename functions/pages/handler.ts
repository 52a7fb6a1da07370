import { pagesContract } from '../../shared/contracts/pages.ts';
import { authenticator } from '../core/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { followShortLink } from './follow-short-link.ts';
import { showArticlePage } from './show-article-page.ts';

export const handler = createHandler(
  pagesContract,
  { article: showArticlePage, affiliate: followShortLink },
  authenticator,
);
