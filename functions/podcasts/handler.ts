import { podcastsContract } from '../../shared/contracts/podcasts.ts';
import { authenticator } from '../core/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { listEpisodes } from './list-episodes.ts';
import { readEpisode } from './read-episode.ts';

export const handler = createHandler(
  podcastsContract,
  { list: listEpisodes, get: readEpisode },
  authenticator,
);
