import path from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { checkAllCredits } from './credit-check/check-all-credits.ts';
import type { Stage } from './credit-check/read-accounts.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { readLocalFile } from './read-local-file.ts';
import { stagePrefix } from './stage-config.ts';

const usage = `Usage: npm run check-credits [-- --stage prod] [--region eu-west-2]

Checks the credits of every member: his balance is the sum of his bookings and of what is left of each grant, every
reply was either kept or given back, and nothing is negative. Reads only. Ends with 1 where something is wrong.
  --stage    the stage on AWS; without it the local stack, if it runs (npm start)
  --region   the stage's region; else the AWS CLI's settings`;

const localFile = z.object({
  region: z.string(),
  endpoints: z.object({ dynamodb: z.url() }),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

function openStage(args: string[]): Stage {
  const { values } = parseArgs({
    args,
    options: { stage: { type: 'string' }, region: { type: 'string' } },
  });
  const { stage, region } = values;
  if (stage === undefined) return openLocal();
  const config = loadStageConfig(path.resolve(import.meta.dirname, '..'), stage, { region });
  const client = new DynamoDBClient({ ...(config.region && { region: config.region }) });
  return { client: DynamoDBDocumentClient.from(client), tablePrefix: stagePrefix(config) };
}

function openLocal(): Stage {
  const text = readLocalFile(process.env);
  if (text === undefined) {
    throw new Error(`Which stage? The local stack is not running.\n\n${usage}`);
  }
  const { region, credentials, endpoints } = localFile.parse(JSON.parse(text));
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  return { client: DynamoDBDocumentClient.from(client), tablePrefix: 'outcrop-laptop' };
}

async function main(): Promise<void> {
  const stage = openStage(process.argv.slice(2));
  let wrong = 0;
  const totals = await checkAllCredits(stage, ({ userId, what }) => {
    if (wrong++ === 0) console.log(`${'member'.padEnd(38)}what is wrong`);
    console.log(`${userId.padEnd(38)}${what}`);
  });
  const count = (number: number) => number.toLocaleString('en');
  const looked = `${count(totals.members)} members, ${count(totals.bookings)} bookings, ${count(totals.openHolds)} open holds, ${count(totals.credits)} credits`;
  if (wrong > 0) process.exitCode = 1;
  console.log(wrong > 0 ? `\n${count(wrong)} things wrong in ${looked}.` : `All clear: ${looked}.`);
}

/** Explains an error to a person, for whom a stack trace is no help. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n\n${usage}` : error.message;
}

await main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 2;
});
