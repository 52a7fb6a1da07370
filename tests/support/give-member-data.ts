import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { settleHold } from '#functions/domain/credits/end-hold.ts';
import { castVote } from '#functions/domain/feedback/cast-vote.ts';
import { putPosition } from '#functions/domain/podcasts/position-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import { paidArticle, startCheckout } from './buy-article.ts';
import { holdOne, sampleReply } from './reply-holds.ts';
import type { TestStack } from './start-test-stack.ts';

/**
 * Gives a member one of everything: the paid article, bought and rated 4 with a sentence, a listening position, a stored
 * reply with a vote and one in progress (1 credit each), a place on a waitlist and a deletion request.
 */
export async function giveMemberData(stack: TestStack, member: Session): Promise<string> {
  const { id: userId, email } = member;
  const sessionId = await startCheckout(stack, member);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  const { id } = paidArticle;
  const sentence = 'Clear from the first page.';
  await stack.api(reviewsContract.save, { kind: 'article', id, stars: 4, sentence }, member);
  const listenedAt = new Date().toISOString();
  await putPosition(userId, 'an-episode', { positionSeconds: 61, playbackRate: 1, listenedAt });
  await settleHold(await holdOne({ userId, requestId: 'a-kept-reply' }), sampleReply);
  await castVote({ userId, requestId: 'a-kept-reply', vote: 'up', question: 'What is porosity?' });
  await holdOne({ userId, requestId: 'a-reply-on-its-way' });
  await put('waitlist', { list: 'proposal', email, joinedAt: listenedAt });
  const reference = `deletion-of-${userId}`;
  const queued = { queue: 'open', queuedAt: listenedAt, dueAt: listenedAt };
  const requested = { scope: 'account', state: 'open', requestedAt: listenedAt };
  await put('deletions', { id: reference, ...requested, ...queued });
  await put('deletions', { id: `person#${reference}`, email, details: 'A secret of mine' });
  return sessionId;
}

async function put(table: 'waitlist' | 'deletions', Item: Record<string, unknown>): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: tableName(table), Item }));
}
