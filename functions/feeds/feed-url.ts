import { feedsContract } from '#shared/contracts/feeds.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { privateFeedUrl, rotateFeed } from '../domain/feeds/feed-url.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { implement } from '../platform/implement.ts';

export const readFeedUrl = implement(feedsContract.address, async (_input, { id }) => ({
  url: await privateFeedUrl((await getMember(id)) ?? { id }),
}));

export const rotateFeedUrl = implement(feedsContract.rotate, async (_input, { id }) => {
  await consumeRateLimit('feed-rotations', id, siteConfig.limits.feedRotations);
  return { url: await rotateFeed(id) };
});
