import type { chatContract } from '#shared/contracts/chat.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { stopRequest } from '../domain/credits/end-hold.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { takeAttempt } from '../domain/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Gives the credits of a reply back that is still being written. Its writer finds out when he wants to settle them. */
export const stopMessage: UseCase<typeof chatContract.stop> = async ({ requestId }, { id }) => {
  await takeAttempt('chat-stop', id, siteConfig.limits.chat);
  const stopped = await stopRequest({ userId: id, requestId });
  return { stopped, remainingCredits: (await getMember(id))?.credits ?? 0 };
};
