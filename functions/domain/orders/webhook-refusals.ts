import { now } from '../../platform/clock.ts';
import { readRefusalCounts } from './webhook-refusal-repository.ts';

/** Genuine Stripe events that have been refused since the last accepted one. */
export interface WebhookRefusals {
  refusals: number;
  since: string;
}

/** Fewer unverifiable messages than this are attributed to strangers. */
const fewestSuspects = 3;

/** The refused events; undefined if none of them is likely to have come from Stripe. */
export async function readRefusals(): Promise<WebhookRefusals | undefined> {
  const { refusals = 0, suspects = 0, since, expiresAt = 0 } = await readRefusalCounts();
  const isSure = refusals > 0 || suspects >= fewestSuspects;
  if (!isSure || !since || expiresAt < now().getTime() / 1000) return undefined;
  return { refusals: refusals + suspects, since };
}
