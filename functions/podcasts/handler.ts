import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { episodeChangesContract } from '#shared/contracts/item-changes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { changeEpisodes } from './change-episodes.ts';
import { countListen } from './count-listen.ts';
import { createEpisode } from './create-episode.ts';
import { getManaged } from './get-managed.ts';
import { keepPosition, readPosition } from './keep-position.ts';
import { listEpisodes } from './list-episodes.ts';
import { listManaged } from './list-managed.ts';
import { readEpisodePage } from './read-episode-page.ts';
import { readEpisode } from './read-episode.ts';
import { readTranscript } from './read-transcript.ts';
import { removeEpisode } from './remove-episode.ts';
import { updateEpisode } from './update-episode.ts';
import { uploadArtwork, uploadAudio, uploadPreview } from './upload-file.ts';

export const handler = createHandler(
  {
    ...podcastsContract,
    ...episodePageContract,
    ...podcastsAdminContract,
    ...episodeChangesContract,
  },
  {
    list: listEpisodes,
    get: readEpisode,
    getPage: readEpisodePage,
    transcript: readTranscript,
    countListen,
    getPosition: readPosition,
    putPosition: keepPosition,
    listManaged,
    changeMany: changeEpisodes,
    getManaged,
    create: createEpisode,
    update: updateEpisode,
    remove: removeEpisode,
    uploadArtwork,
    uploadPreview,
    uploadAudio,
  },
  authenticator,
);
