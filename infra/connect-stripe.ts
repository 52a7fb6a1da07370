import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { secretCacheSeconds } from '#shared/constants/secret-cache-seconds.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { planFor } from './preflight/plan-for.ts';
import { checkPlace, isStop, problemText } from './preflight/preflight.ts';
import { openConnection } from './webhook/open-connection.ts';
import { connectEndpoint } from './webhook/connect-endpoint.ts';
import { connectionFailure } from './webhook/connection-failure.ts';
import { outcomeText } from './webhook/outcome-text.ts';
import { whenInterrupted } from './when-interrupted.ts';

const details = `
The endpoint gets exactly the events that the shop handles; its signing secret becomes a secure parameter. An endpoint
that was made by hand is replaced, since Stripe does not show its secret again. A replaced endpoint is disabled only when
the new one works: no event is lost. If the command stops, type it again without --rotate.
Exit code 0: connected. 1: connected, but an old endpoint is still enabled; the output says what to run. 2: not connected.`;

async function main(): Promise<void> {
  const { stage, region, rotate, json } = npmCommand('connect-stripe')
    .requiredOption('--stage <name>', 'the stage, such as prod')
    .option('--region <name>', "the stage's region; by default that of its settings")
    .option('--rotate', 'create a new endpoint with a new secret, then disable the old one', false)
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', details)
    .parse()
    .opts();
  const config = loadStageConfig(path.resolve(import.meta.dirname, '..'), stage, { region });
  const plan = planFor(config);
  const problems = await checkPlace(plan);
  if (problems.some(isStop)) throw new Error(`${problemText(problems)}\n\nNothing was changed.`);
  whenInterrupted(
    `No event is lost. Run this to continue: npm run connect-stripe -- --stage ${stage}`,
  );
  const connection = await openConnection(plan, async () => {
    console.error('Functions keep a secret for five minutes. Waiting for them …');
    await sleep((secretCacheSeconds + 15) * 1000);
  });
  const outcome = await connectEndpoint(connection, { rotate }).catch((error: unknown) => {
    throw connectionFailure(error, stage);
  });
  console.log(
    json ? JSON.stringify({ url: connection.url, ...outcome }) : outcomeText(outcome, stage),
  );
  if (outcome.undelivered > 0) process.exitCode = 1;
}

await runMain(main);
