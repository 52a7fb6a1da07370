import type { pagesContract } from '#shared/contracts/pages.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { pageReply } from './page-reply.ts';

/** Shows the home page with the items on sale. The HTML is the same for every query, which the app interprets. */
export const showHomePage: UseCase<typeof pagesContract.home> = () =>
  pageReply({ page: '/', search: '' });
