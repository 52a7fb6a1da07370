import { pagesContract } from '#shared/contracts/pages.ts';
import { implement } from '../platform/implement.ts';
import { pageReply } from './page-reply.ts';

/** Shows the article list, filtered by the query. */
export const showLibraryPage = implement(pagesContract.library, (_input, _actor, { search }) =>
  pageReply({ page: '/articles', search }),
);

/** Shows the podcast hub, filtered by the query. */
export const showHubPage = implement(pagesContract.hub, (_input, _actor, { search }) =>
  pageReply({ page: '/podcasthub', search }),
);
