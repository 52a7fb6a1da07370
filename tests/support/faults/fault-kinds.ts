import { createHash } from 'node:crypto';

interface Fault {
  /** Whether the server gets the request and acts. */
  reachesServer: boolean;
  /** The error with which the connection ends. */
  error?: 'ECONNRESET' | 'ETIMEDOUT';
  /** The status of the response. */
  status?: 'throttled' | 'failed';
  delayMs?: number;
  /** The server gets the request twice. */
  twice?: true;
}

/** What can happen to a request between an SDK and a server. */
export const faultKinds = {
  'cut off before the server acted': { reachesServer: false, error: 'ECONNRESET' },
  'cut off after the server acted': { reachesServer: true, error: 'ECONNRESET' },
  'timed out before the server acted': { reachesServer: false, error: 'ETIMEDOUT' },
  'timed out after the server acted': { reachesServer: true, error: 'ETIMEDOUT' },
  throttled: { reachesServer: false, status: 'throttled' },
  'failed with a 5xx': { reachesServer: false, status: 'failed' },
  'answered with a 5xx after the server acted': { reachesServer: true, status: 'failed' },
  'answered slowly': { reachesServer: true, delayMs: 40 },
  'sent twice': { reachesServer: true, twice: true },
} as const satisfies Record<string, Fault>;

export type FaultKind = keyof typeof faultKinds;
const names = Object.keys(faultKinds) as FaultKind[];

export interface Fate extends Fault {
  kind: FaultKind;
  /** The SDK's own retries meet the same fault, so that the function sees it. */
  lasts: boolean;
}

/**
 * Decides what happens to a call: nothing to three of five. The same seed and place always give the same fate, whatever
 * else happens at the same time.
 * @param place names the flow, the run of a function and the number of the call in that run
 */
export function fateOf(seed: number, place: string): Fate | undefined {
  const [whether, which, lasting] = createHash('sha256').update(`${seed} ${place}`).digest();
  if (whether! % 5 >= 2) return undefined;
  const kind = names[which! % names.length]!;
  return { kind, lasts: lasting! % 5 < 2, ...faultKinds[kind] };
}
