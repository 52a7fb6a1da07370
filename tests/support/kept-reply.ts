import { settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdOne, sampleReply } from './reply-holds.ts';

/** Stores a reply that a member has paid a credit for, under this name. */
export async function payForReply(userId: string, requestId: string): Promise<string> {
  await settleHold(await holdOne({ userId, requestId }), sampleReply);
  return requestId;
}
