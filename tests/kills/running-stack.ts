import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnScript } from '../support/spawn-stack.ts';
import { createStripeControls } from '../support/stripe-controls.ts';

const script = path.resolve(import.meta.dirname, '../support/run-test-stack.ts');
/** Deliveries that failed are repeated after 1, 5 and 30 seconds. */
const quietWithinMs = 90_000;

export interface StackSettings {
  port: number;
  dataDir: string;
  /** The folder with the bundles of the functions. */
  functions: string;
}

export type RunningStack = Awaited<ReturnType<typeof startOn>>;

/** Starts the local stack on a folder, in a process of its own. */
export async function startOn({ port, dataDir, functions }: StackSettings) {
  const { child, ended, output, says } = spawnScript(script, {
    PORT: String(port),
    OUTCROP_DATA: dataDir,
    TEST_FUNCTIONS: functions,
  });
  await says('Ctrl-C stops it.');
  const localFile = readFileSync(path.join(dataDir, 'local.json'), 'utf8');
  const { siteUrl, userPoolId, clientId, endpoints } = JSON.parse(localFile) as {
    siteUrl: string;
    userPoolId: string;
    clientId: string;
    endpoints: Record<'cognito' | 's3' | 'stripe', string>;
  };
  const stripe = createStripeControls(endpoints.stripe, () => Promise.resolve());
  return {
    siteUrl,
    localFile,
    userPoolId,
    clientId,
    endpoints,
    stripe,
    output,
    kill: () => void child.kill('SIGKILL'),
    ended,
    /** Resolves when all events since a time have been delivered. */
    async quiet(sinceMs: number): Promise<void> {
      const created = { gte: Math.floor(sinceMs / 1000) };
      const deadline = Date.now() + quietWithinMs;
      for (;;) {
        const waiting: string[] = [];
        for await (const event of stripe.sdk.events.list({ limit: 100, created })) {
          if (event.pending_webhooks > 0) waiting.push(`${event.type} ${event.id}`);
        }
        if (waiting.length === 0) return;
        if (Date.now() > deadline) throw new Error(`Never delivered: ${waiting.join(', ')}`);
        await sleep(200);
      }
    },
  };
}
