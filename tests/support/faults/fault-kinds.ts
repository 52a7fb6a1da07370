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

/** A call of a flow. */
export interface Place {
  flow: number;
  /** The function's route and which run of it in the flow: `POST /api/purchase #2`. */
  run: string;
  /** Its number in the run. */
  call: number;
  /** Counts up each time that a flow of this kind is begun, so that the same call meets all kinds of faults in turn. */
  turn: number;
}

/**
 * Decides what happens to a call: nothing to three of five. The same seed and place always give the same fate, whatever
 * else happens at the same time.
 */
export function fateOf(seed: number, { flow, run, call, turn }: Place): Fate | undefined {
  const [whether, lasting] = bytesOf(`${seed} ${flow} ${run} ${call}`);
  if (whether! % 5 >= 2) return undefined;
  const [first] = bytesOf(`${seed} ${run} ${call}`);
  const kind = names[(first! + turn) % names.length]!;
  return { kind, lasts: lasting! % 5 < 2, ...faultKinds[kind] };
}

const bytesOf = (text: string) => createHash('sha256').update(text).digest();
