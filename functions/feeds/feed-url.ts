import type { feedsContract } from '#shared/contracts/feeds.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { privateFeedUrl, rotateFeed } from '../domain/feeds/feed-url.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const readFeedUrl: UseCase<typeof feedsContract.address> = async (_input, { id }) => ({
  url: await privateFeedUrl((await getMember(id)) ?? { id }),
});

export const rotateFeedUrl: UseCase<typeof feedsContract.rotate> = async (_input, { id }) => {
  await consumeRateLimit('feed-rotations', id, siteConfig.limits.feedRotations);
  return { url: await rotateFeed(id) };
};
