import type { HealthPart } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { now } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { readTokens } from '../assistant/model/token-repository.ts';
import { catalogueState } from '../catalogue/catalogue-version-repository.ts';
import { oldestPendingMail } from '../mails/mail-repository.ts';
import { readRefusals } from '../orders/webhook-refusals.ts';
import { readSweepRun } from './sweep-run-repository.ts';

type Finding = Omit<HealthPart, 'name'>;

/**
 * An email that waits longer is a fault. The stream sends emails within seconds; every five minutes the sweep sends
 * those that the stream has missed.
 */
const maxWaitSeconds = 15 * 60;
/** The time of three runs. */
const maxPauseSeconds = 15 * 60;
const timeoutMs = 2000;

const dependencies = { catalogueState, oldestPendingMail, readRefusals, readSweepRun };

/** Creates `checkParts` with the functions that it calls. */
export function createCheckParts({
  catalogueState,
  oldestPendingMail,
  readRefusals,
  readSweepRun,
}: typeof dependencies) {
  const checks: Record<HealthPart['name'], () => Promise<Finding>> = {
    /** One read shows that DynamoDB responds. Whether every table exists is checked by `npm run doctor`. */
    async database() {
      await catalogueState('articles');
      return { state: 'ok' };
    },

    async mails() {
      const createdAt = await oldestPendingMail();
      if (createdAt === undefined) return { state: 'ok' };
      const ageSeconds = secondsSince(createdAt);
      return { state: ageSeconds > maxWaitSeconds ? 'degraded' : 'ok', ageSeconds };
    },

    async sweep() {
      const run = await readSweepRun();
      if (!run) return { state: 'unknown' };
      const ageSeconds = secondsSince(run.at);
      const isLate = ageSeconds > maxPauseSeconds;
      if (!run.error) return { state: isLate ? 'degraded' : 'ok', ageSeconds };
      return { state: 'degraded', ageSeconds, lastError: run.error };
    },

    async webhook() {
      const refused = await readRefusals();
      if (!refused) return { state: 'ok' };
      const lastError = `Events refused for their signature: ${refused.refusals}.`;
      return { state: 'degraded', ageSeconds: secondsSince(refused.since), lastError };
    },

    async model() {
      if (assistantConfig.provider.kind === 'built-in') return { state: 'ok' };
      const day = now().toISOString().slice(0, 10);
      if ((await readTokens(day)) < assistantConfig.dailyTokensLimit) return { state: 'ok' };
      return { state: 'degraded', lastError: `The tokens of ${day} are used up.` };
    },
  };

  const checkPart = async (name: HealthPart['name']): Promise<HealthPart> => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('No response in time.')), timeoutMs);
    try {
      return { name, ...(await Promise.race([checks[name](), late.promise])) };
    } catch (error) {
      logger.error('health check failed', { part: name, error });
      return { name, state: 'degraded', lastError: (error as Error).message };
    } finally {
      clearTimeout(timer);
    }
  };

  return (): Promise<HealthPart[]> => {
    const all = Object.keys(checks) as HealthPart['name'][];
    const names = all.filter((name) => name !== 'model' || capabilities.chat);
    return Promise.all(names.map(checkPart));
  };
}

/** Checks every part of this shop concurrently, within two seconds. */
export const checkParts = createCheckParts(dependencies);

function secondsSince(time: string): number {
  return Math.max(0, Math.round((now().getTime() - Date.parse(time)) / 1000));
}
