import { feedbackContract } from '#shared/contracts/feedback.ts';
import { payForReply } from '../kept-reply.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Votes that return a credit, changed votes, and the admins' list. */
export async function useFeedback(stack: TestStack): Promise<void> {
  const { id, token, email } = await stack.register();
  const requestId = await payForReply(id, 'request-of-a-vote');
  for (const vote of ['up', 'down', 'up'] as const) {
    await stack.api(feedbackContract.give, { requestId, vote, question: 'Why?' }, { token });
  }
  await stack.makeAdmin(email);
  await stack.api(feedbackContract.list, {}, await stack.login(email));
}
