import type { ChatReply } from '#shared/contracts/chat.ts';
import type { LotPart } from './lots.ts';

/** A reply as it is kept for whoever asks for it again. */
export type KeptReply = Pick<ChatReply, 'reply' | 'sources' | 'suggestions'>;

/**
 * Why credits were given back. `no_answer`: the site has none. `failed`: no reply came. `stopped`: by the member.
 * `died`: whoever held them did not come back.
 */
export type ReleaseReason = 'no_answer' | 'failed' | 'stopped' | 'died';

/** Credits that are held for one reply, and for a day what became of it. Times in ISO 8601. */
export interface Hold {
  userId: string;
  requestId: string;
  /** Grows when a request whose credits were given back is tried again. */
  attempt: number;
  credits: number;
  from: readonly LotPart[];
  state: 'open' | 'settled' | 'released';
  /** There while it is open: puts it into the index that the scheduled release reads. Set by the repository. */
  open?: 'yes';
  createdAt: string;
  /** By then whoever holds it is dead: a function cannot run that long. */
  dueAt: string;
  /** Epoch seconds at which DynamoDB may forget it; only when it has ended. */
  expiresAt?: number;
  reason?: ReleaseReason;
  kept?: KeptReply;
}

export type HoldKey = Pick<Hold, 'userId' | 'requestId'>;

/** Rows of the ledger belong to one attempt: `use#<request>#1`. `return`: the reply was kept, and did not help. */
export function holdEntry(
  step: 'use' | 'settle' | 'release' | 'return',
  { requestId, attempt }: Pick<Hold, 'requestId' | 'attempt'>,
): string {
  return `${step}#${requestId}#${attempt}`;
}
