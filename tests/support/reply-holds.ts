import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold, settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import type { Hold, HoldKey, KeptReply } from '#functions/domain/credits/hold.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { TestStack } from './start-test-stack.ts';

export const sampleReply: KeptReply = { reply: 'Porosity is the share of voids.', sources: [] };

/** A new member with that many credits, at least the 5 of signing up. */
export async function memberWith(stack: TestStack, credits: number): Promise<string> {
  const { id } = await stack.register();
  if (credits > 5) {
    await recordCredits(id, { entry: 'adjust#more', kind: 'adjustment', credits: credits - 5 });
  }
  return id;
}

/** Holds a credit for a new request. */
export async function holdOne(key: HoldKey, previous?: Hold): Promise<Hold> {
  const hold = await holdCredits(key, 1, previous);
  if (!hold) throw new Error('Somebody else has worked on this request.');
  return hold;
}

/** Counts the outcomes; refusals by their code. */
export async function tally(work: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const outcomes = await Promise.all(
    work.map((one) =>
      one.then(String, (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      }),
    ),
  );
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** A member with 5 + 10 credits, one reply (1), a failed one, and one in progress (2). */
export async function busyMember(stack: TestStack): Promise<string> {
  const id = await memberWith(stack, 15);
  const hold = (requestId: string) => holdOne({ userId: id, requestId });
  await settleHold(await hold('request-1'), sampleReply);
  await releaseHold(await hold('request-2'), 'failed');
  await hold('request-3');
  return id;
}
