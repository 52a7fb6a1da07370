import './kill-switch.ts';
import { releaseHold, settleHold, stopRequest } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import type { Hold, HoldKey, KeptReply } from '#functions/domain/credits/hold.ts';

const kept: KeptReply = { reply: 'Porosity is the share of voids.', sources: [] };

/** What a request does to credits, from its hold to its end. */
const courses: Record<string, (key: HoldKey) => Promise<unknown>> = {
  answered: async (key) => settleHold(await held(key), kept),
  failed: async (key) => releaseHold(await held(key), 'failed'),
  unanswered: async (key) => releaseHold(await held(key), 'no_answer', kept),
  stopped: async (key) => {
    await held(key);
    await stopRequest(key);
  },
  stoppedFirst: stopRequest,
  secondAttempt: async (key) => {
    await releaseHold(await held(key), 'failed');
    return settleHold(await held(key), kept);
  },
};

async function held(key: HoldKey): Promise<Hold> {
  const hold = await holdCredits(key, 1, await getHold(key));
  if (!hold) throw new Error('Somebody else has worked on this request.');
  return hold;
}

const { COURSE, USER_ID, REQUEST_ID } = process.env as Record<string, string>;
void courses[COURSE!]!({ userId: USER_ID!, requestId: REQUEST_ID! });
