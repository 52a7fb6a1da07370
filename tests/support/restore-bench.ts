import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { openShop, type Shop } from '#infra/restore/shop.ts';
import { catalogueRows } from '#infra/restore/check-set.ts';
import { filesOf, isStored } from '#infra/restore/files.ts';
import { keyOf } from '#infra/restore/compare-sets.ts';
import { deleteRows, scanRows, type Row } from '#infra/restore/rows-repository.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { bareEnvironment } from './bare-environment.ts';
import type { Outcome } from './run-command.ts';
import type { TestStack } from './start-test-stack.ts';

const root = path.resolve(import.meta.dirname, '../..');
const killSwitch = path.join(root, 'tests/faults/children/kill-switch.ts');

/** The shop of a test stack, and its commands with an answer to their questions. */
export function restoreBench(stack: TestStack) {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-restore-'));
  const { siteUrl, endpoints, emulators } = stack;
  const { userPoolId, clientId } = emulators.cognito;
  const { region, credentials } = localSettings;
  const content = { siteUrl, userPoolId, clientId, region, endpoints, credentials };
  writeFileSync(path.join(folder, 'local.json'), JSON.stringify(content));
  const shop = openShop();
  return {
    shop,
    folder,
    run: (script: string, args: readonly string[] = [], more: RunOptions = {}) =>
      run(script, args, folder, more),
    remove: () => rmSync(folder, { recursive: true }),
    empty: (...names: TableName[]) => Promise.all(names.map((name) => empty(shop, name))),
    /** Stores the files that the samples name and lack. */
    async putMissingFiles() {
      for (const { bucket, key } of filesOf(await catalogueRows(shop, shop))) {
        if (await isStored(shop, { bucket, key })) continue;
        const file = { Bucket: shop.buckets[bucket], Key: key, Body: key };
        await shop.s3.send(new PutObjectCommand(file));
      }
    },
    async emptyBuckets() {
      for (const bucket of Object.values(shop.buckets)) await emptyBucket(shop.s3, bucket);
    },
  };
}

interface RunOptions {
  answer?: string;
  /** The request at which the process is killed. */
  killAt?: number;
}

function run(
  script: string,
  args: readonly string[],
  folder: string,
  { answer = '', killAt = 0 }: RunOptions,
): Promise<Outcome & { killed: boolean }> {
  const imports = ['./infra/choose-site.ts', ...(killAt > 0 ? [killSwitch] : [])];
  const child = spawn(
    process.execPath,
    [...imports.flatMap((file) => ['--import', file]), `infra/restore/${script}.ts`, ...args],
    {
      cwd: root,
      env: bareEnvironment({
        OUTCROP_DATA: folder,
        KILL_AT: String(killAt),
      }),
    },
  );
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += String(text)));
  child.stderr.on('data', (text) => (stderr += String(text)));
  // A killed process reads no answer.
  child.stdin.on('error', () => undefined).end(answer);
  return new Promise((resolve) => {
    child.on('close', (code, signal) =>
      resolve({ code: code ?? -1, stdout, stderr, killed: signal === 'SIGKILL' }),
    );
  });
}

async function empty({ dynamodb, prefix }: Shop, name: TableName): Promise<void> {
  const keys: Row[] = [];
  for await (const row of scanRows(dynamodb, `${prefix}-${name}`)) keys.push(keyOf(name, row));
  await deleteRows(dynamodb, `${prefix}-${name}`, keys);
}

async function emptyBucket(s3: S3Client, Bucket: string): Promise<void> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
  for (const { Key } of Contents) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
}
