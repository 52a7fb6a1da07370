import { type HealthPart, reportsContract } from '#shared/contracts/reports.ts';
import { checkParts } from '../domain/health/check-parts.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { now } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { version } from '../platform/version.ts';

/** Anonymous callers get a status that may be this old, so their requests cost no reads. */
const keptMs = 10_000;

let kept: { at: number; status: 'ok' | 'degraded' } | undefined;

/** Reports whether the shop works; to administrators also the state of each part. */
export const readHealth = implement(reportsContract.health, async (_input, actor) => {
  const isAdmin = actor !== undefined && (await authenticator.isAdmin(actor));
  const at = now().getTime();
  if (!isAdmin && kept && at - kept.at < keptMs) return { status: kept.status };
  const parts = await checkParts();
  const status = statusOf(parts);
  kept = { at, status };
  return isAdmin ? { status, version, parts } : { status };
});

function statusOf(parts: readonly HealthPart[]): 'ok' | 'degraded' {
  return parts.some(({ state }) => state === 'degraded') ? 'degraded' : 'ok';
}
