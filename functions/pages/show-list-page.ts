import type { pagesContract } from '#shared/contracts/pages.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { pageReply } from './page-reply.ts';

/** Shows the article list, filtered by the query. */
export const showLibraryPage: UseCase<typeof pagesContract.library> = (
  _input,
  _actor,
  { search },
) => pageReply({ page: '/articles', search });

/** Shows the podcast hub, filtered by the query. */
export const showHubPage: UseCase<typeof pagesContract.hub> = (_input, _actor, { search }) =>
  pageReply({ page: '/podcasthub', search });
