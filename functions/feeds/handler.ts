import { feedsContract } from '#shared/contracts/feeds.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { rotateFeedUrl, readFeedUrl } from './feed-url.ts';
import { describeEpisode, playEpisode } from './play-episode.ts';
import { readPrivateFeed } from './private-feed.ts';
import { readPublicFeed } from './public-feed.ts';
import { readOwnedTranscript } from './read-transcript.ts';

export const handler = createHandler(
  feedsContract,
  {
    public: readPublicFeed,
    publicHead: readPublicFeed,
    private: readPrivateFeed,
    episode: playEpisode,
    episodeHead: describeEpisode,
    transcript: readOwnedTranscript,
    address: readFeedUrl,
    rotate: rotateFeedUrl,
  },
  authenticator,
);
