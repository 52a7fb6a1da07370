import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { checkAllCredits } from './credit-check/check-all-credits.ts';
import type { Stage } from './credit-check/account-repository.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { readLocalFile } from './read-local-file.ts';
import { stagePrefix } from './stage-config.ts';

const details = `
A balance is the sum of its bookings and of what is left of each grant, every reply was either kept or given back, and
nothing is negative. Exit code 1: something is wrong. 2: it could not be checked.`;

const localFile = z.object({
  region: z.string(),
  endpoints: z.object({ dynamodb: z.url() }),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

function openStage(): Stage {
  const { stage, region } = npmCommand('check-credits')
    .option('--stage <name>', 'the stage on AWS; else the local stack, if it runs')
    .option('--region <name>', "the stage's region; else that of the AWS CLI")
    .addHelpText('after', details)
    .parse()
    .opts();
  if (stage === undefined) return openLocal();
  const config = loadStageConfig(path.resolve(import.meta.dirname, '..'), stage, { region });
  const client = new DynamoDBClient({ ...(config.region && { region: config.region }) });
  return { client: DynamoDBDocumentClient.from(client), tablePrefix: stagePrefix(config) };
}

function openLocal(): Stage {
  const text = readLocalFile(process.env);
  if (text === undefined) {
    throw new Error('Which stage? The local stack is not running: npm start, or give --stage.');
  }
  const { region, credentials, endpoints } = localFile.parse(JSON.parse(text));
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  return { client: DynamoDBDocumentClient.from(client), tablePrefix: 'outcrop-laptop' };
}

async function main(): Promise<void> {
  const stage = openStage();
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

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
