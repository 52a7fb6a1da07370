import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { createTable, dynamoDbClients } from '../support/open-dynamodb.ts';

const TableName = 'pairs';
const kills = 12;

/** The second item is large, so that most kills would fall between two separate writes. */
const padding = 'x'.repeat(100_000);

const program = `
  import { startDynamoDb } from '@outcrop/emulators/dynamodb';
  const { url } = await startDynamoDb({ dataDir: process.argv[1] });
  console.log(url);
`;

async function startChild(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: output.toString().trim() };
}

/** Sets both items of a pair to `n`; the second is also in an index under `n`. */
const writePair = (client: DynamoDBDocumentClient, pair: string, n: number) =>
  client.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { id: `${pair}-left`, n } } },
        { Put: { TableName, Item: { id: `${pair}-right`, n, round: `${pair}-${n}`, padding } } },
      ],
    }),
  );

test(`${kills} kills tear no transaction and lose none that was acknowledged`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcrop-dynamodb-kill-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const pairs = ['a', 'b', 'c', 'd'];
  const sent = new Map(pairs.map((pair) => [pair, 0]));
  const answered = new Map(pairs.map((pair) => [pair, 0]));

  for (let round = 0; round <= kills; round += 1) {
    const { child, url } = await startChild(dataDir);
    const { raw, doc } = dynamoDbClients(url);
    if (round === 0) {
      await createTable(raw, TableName, ['id'], { byRound: ['round', undefined, 'KEYS_ONLY'] });
      for (const pair of pairs) await writePair(doc, pair, 0);
    }

    for (const pair of pairs) {
      const read = async (side: string) =>
        (await doc.send(new GetCommand({ TableName, Key: { id: `${pair}-${side}` } }))).Item?.['n'];
      const [left, right] = [await read('left'), await read('right')];
      expect(left).toBe(right);
      expect(left).toBeGreaterThanOrEqual(answered.get(pair) ?? 0);
      expect(left).toBeLessThanOrEqual(sent.get(pair) ?? 0);
      const { Count } = await doc.send(
        new QueryCommand({
          TableName,
          IndexName: 'byRound',
          KeyConditionExpression: 'round = :round',
          ExpressionAttributeValues: { ':round': `${pair}-${left}` },
        }),
      );
      expect(Count).toBe(1);
    }
    if (round === kills) break;

    // Four streams of transactions. The kill comes while a random one is answered.
    let answersLeft = pairs.length + Math.floor(Math.random() * 100);
    const writeUntilKilled = async (pair: string): Promise<void> => {
      for (;;) {
        const n = (sent.get(pair) ?? 0) + 1;
        sent.set(pair, n);
        const isAnswered = await writePair(doc, pair, n).then(
          () => true,
          () => false,
        );
        if (!isAnswered) return;
        answered.set(pair, n);
        answersLeft -= 1;
        if (answersLeft === 0) child.kill('SIGKILL');
      }
    };
    const exited = once(child, 'exit');
    await Promise.all(pairs.map(writeUntilKilled));
    expect(await exited).toEqual([null, 'SIGKILL']);
    raw.destroy();
  }
  expect(Math.min(...answered.values())).toBeGreaterThan(0);
});
