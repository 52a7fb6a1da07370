import type { ChatReply } from '#shared/contracts/chat.ts';
import type { LotPart } from './lots.ts';

/** A reply as stored for repeated requests. */
export type KeptReply = Pick<ChatReply, 'reply' | 'sources' | 'suggestions'>;

/**
 * Why credits were returned. `no_answer`: the site has no answer. `failed`: no reply was written. `stopped`: the
 * member stopped it. `died`: the function that held them did not finish.
 */
export type ReleaseReason = 'no_answer' | 'failed' | 'stopped' | 'died';

/** Credits held for one reply; kept for a day after it has ended. Times in ISO 8601. */
export interface Hold {
  userId: string;
  requestId: string;
  /** Grows when a request whose credits were returned is retried. */
  attempt: number;
  credits: number;
  from: readonly LotPart[];
  state: 'open' | 'settled' | 'released';
  /** Present while the hold is open: its key in the index that the scheduled release reads. Set by the repository. */
  open?: 'yes';
  createdAt: string;
  /** When the hold must be released if it is still open: no function that holds credits can run that long. */
  dueAt: string;
  /** Epoch seconds after which DynamoDB may delete an ended hold. */
  expiresAt?: number;
  reason?: ReleaseReason;
  kept?: KeptReply;
}

export type HoldKey = Pick<Hold, 'userId' | 'requestId'>;

/**
 * Returns the name of a ledger entry for one attempt: `use#<request>#1`. `return` is for a reply that did not help.
 */
export function holdEntry(
  step: 'use' | 'settle' | 'release' | 'return',
  { requestId, attempt }: Pick<Hold, 'requestId' | 'attempt'>,
): string {
  return `${step}#${requestId}#${attempt}`;
}
