import { chatContract } from '#shared/contracts/chat.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { stopRequest } from '../domain/credits/end-hold.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { implement } from '../platform/implement.ts';

/** Releases the credits of a reply in progress. Its writer notices when it tries to charge them. */
export const stopMessage = implement(chatContract.stop, async ({ requestId }, { id }) => {
  await consumeRateLimit('chat-stop', id, siteConfig.limits.chat);
  const stopped = await stopRequest({ userId: id, requestId });
  return { stopped, remainingCredits: (await getMember(id))?.credits ?? 0 };
});
