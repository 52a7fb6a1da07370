import type { pagesContract } from '#shared/contracts/pages.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { pageReply } from './page-reply.ts';

/** The home page with what is for sale. As built, it is the same for every query, which the app follows. */
export const showHomePage: UseCase<typeof pagesContract.home> = () =>
  pageReply({ page: '/', search: '' });
