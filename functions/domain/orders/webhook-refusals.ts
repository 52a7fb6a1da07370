import { now } from '../../platform/clock.ts';
import { readRefusalCounts } from './webhook-refusal-repository.ts';

/** Counts of genuine Stripe events refused since the last accepted one. */
export interface WebhookRefusals {
  refusals: number;
  since: string;
}

/** Fewer unverifiable messages than this are assumed to come from strangers. */
const minSuspects = 3;

/** Reads the refused events; undefined if none of them is likely to have come from Stripe. */
export async function readRefusals(): Promise<WebhookRefusals | undefined> {
  const { refusals = 0, suspects = 0, since, expiresAt = 0 } = await readRefusalCounts();
  const isSure = refusals > 0 || suspects >= minSuspects;
  if (!isSure || !since || expiresAt < now().getTime() / 1000) return undefined;
  return { refusals: refusals + suspects, since };
}
