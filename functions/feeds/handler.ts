import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'feeds'>>(authenticator, {
  'GET /feeds/podcast.xml': () => import('./public-feed.ts').then((it) => it.readPublicFeed),
  'HEAD /feeds/podcast.xml': () => import('./public-feed.ts').then((it) => it.describePublicFeed),
  'GET /feeds/{token}/podcast.xml': () =>
    import('./private-feed.ts').then((it) => it.readPrivateFeed),
  'GET /feeds/{token}/episodes/{id}': () =>
    import('./play-episode.ts').then((it) => it.playEpisode),
  'HEAD /feeds/{token}/episodes/{id}': () =>
    import('./play-episode.ts').then((it) => it.describeEpisode),
  'GET /feeds/{token}/episodes/{id}/transcript': () =>
    import('./read-transcript.ts').then((it) => it.readOwnedTranscript),
  'GET /api/feeds/private': () => import('./feed-url.ts').then((it) => it.readFeedUrl),
  'POST /api/feeds/private/rotate': () => import('./feed-url.ts').then((it) => it.rotateFeedUrl),
});
