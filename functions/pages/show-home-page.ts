import { pagesContract } from '#shared/contracts/pages.ts';
import { implement } from '../platform/implement.ts';
import { pageReply } from './page-reply.ts';

/** Shows the home page with the items on sale. The HTML is the same for every query, which the app interprets. */
export const showHomePage = implement(pagesContract.home, () =>
  pageReply({ page: '/', search: '' }),
);
