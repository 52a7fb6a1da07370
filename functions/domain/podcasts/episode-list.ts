import type { InputOf } from '#shared/contracts/define-contract.ts';
import {
  episodeSummary,
  podcastsContract,
  type EpisodeSummary,
} from '#shared/contracts/podcasts.ts';
import { createCachedList } from '../catalogue/cached-list.ts';
import { readCatalogue } from './catalogue.ts';
import { findEpisodes } from './find-episodes.ts';

/** The public episode list, searched, sorted and paginated. */
export const episodeList = createCachedList<EpisodeSummary, InputOf<typeof podcastsContract.list>>({
  path: podcastsContract.list.path,
  row: episodeSummary,
  readCatalogue,
  find: (episodes, query) => findEpisodes(episodes, query),
});
