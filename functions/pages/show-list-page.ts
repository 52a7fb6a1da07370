import type { pagesContract } from '../../shared/contracts/pages.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { text } from '../platform/reply.ts';
import { fillPage } from './fill-page.ts';
import { pageHeaders } from './page-reply.ts';

/** The library with the articles that match its query. */
export const showLibraryPage: UseCase<typeof pagesContract.library> = async (query) =>
  text(await fillPage({ page: '/articles', query }), pageHeaders);

/** The hub with the episodes that match its query. */
export const showHubPage: UseCase<typeof pagesContract.hub> = async (query) =>
  text(await fillPage({ page: '/podcasthub', query }), pageHeaders);
