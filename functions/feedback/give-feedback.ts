import { feedbackContract } from '#shared/contracts/feedback.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { castVote } from '../domain/feedback/cast-vote.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { implement } from '../platform/implement.ts';

export const giveFeedback = implement(feedbackContract.give, async (input, { id }) => {
  await consumeRateLimit('chat-feedback', id, siteConfig.limits.chat);
  const { vote, credit } = await castVote({ ...input, userId: id });
  return { vote, credit, remainingCredits: (await getMember(id))?.credits ?? 0 };
});
