import type { feedsContract } from '#shared/contracts/feeds.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { privateFeedUrl, rotateFeed } from '../domain/feeds/feed-address.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { takeAttempt } from '../domain/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const readAddress: UseCase<typeof feedsContract.address> = async (_input, { id }) => ({
  url: await privateFeedUrl((await getMember(id)) ?? { id }),
});

export const changeAddress: UseCase<typeof feedsContract.rotate> = async (_input, { id }) => {
  await takeAttempt('feed-rotations', id, siteConfig.limits.feedRotations);
  return { url: await rotateFeed(id) };
};
