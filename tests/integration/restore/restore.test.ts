import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { deleteIdentity } from '#functions/domain/members/identity.ts';
import type { Line } from '#infra/doctor/line.ts';
import { listAccounts } from '#infra/restore/accounts.ts';
import { storedFile } from '#infra/restore/backup-folder.ts';
import { catalogueRows } from '#infra/restore/check-set.ts';
import { filesOf } from '#infra/restore/files.ts';
import { findSets } from '#infra/restore/second-set.ts';
import { scanRows } from '#infra/restore/rows-repository.ts';
import { tableNames } from '#infra/tables.ts';
import { getArticle } from '#functions/domain/articles/article-repository.ts';
import { listEntitlements } from '#functions/domain/orders/entitlement-repository.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { testPassword } from '../../support/test-members.ts';
import { expectInRunbook } from '../../support/expect-in-runbook.ts';
import { restoreBench } from '../../support/restore-bench.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { fillShop } from '../releases/fill-shop.ts';
import { people, readShop } from '../releases/read-shop.ts';

/** A command takes long to start on a busy machine. */
const timeout = 180_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-restored-'));
let stack: TestStack;
let bench: ReturnType<typeof restoreBench>;
let before: unknown;
beforeAll(async () => {
  stack = await startTestStack({ dataDir });
  await fillShop(stack);
  before = await readShop(stack);
  bench = restoreBench(stack);
  await bench.putMissingFiles();
});
afterAll(async () => {
  bench.remove();
  await stack.stop();
  rmSync(dataDir, { recursive: true });
});

/** A moment that is over: what follows is of a later millisecond. */
function now(): string {
  const at = Date.now();
  while (Date.now() === at);
  return new Date(at).toISOString();
}

const yes = { answer: 'local\n' };
const wrongIn = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('✗'));
const buyerId = async () => (await stack.login(people.buyer)).id;

it(
  'proves in a drill that everything could be had back, and leaves nothing',
  { timeout },
  async () => {
    const { code, stdout, stderr } = await bench.run('restore', ['--drill']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectInRunbook(stdout.replace('outcrop-laptop', 'outcrop-prod'));
    expect(await findSets(bench.shop)).toEqual([]);
  },
);

it(
  'brings back what was killed after a few purchases, and nothing is missing',
  { timeout },
  async () => {
    const at = now();
    await bench.empty('purchases', 'orders', 'ledger', 'articles', 'podcasts', 'products', 'codes');
    await bench.empty('positions', 'ratings', 'waitlist', 'deletions', 'audit', 'users');
    const { code, stdout, stderr } = await bench.run('restore', ['--at', at], yes);
    expect(stderr).toContain('Type local to go on: ');
    expect({ code, wrong: wrongIn(stdout) }).toEqual({ code: 0, wrong: [] });
    expect(await readShop(stack)).toEqual(before);
  },
);

it('writes nothing without the word', { timeout }, async () => {
  const at = now();
  await bench.empty('waitlist');
  const { code, stderr } = await bench.run('restore', ['--at', at], { answer: 'yes\n' });
  expect(code).toBe(1);
  expect(stderr).toContain('Nothing was changed.');
  const refused = await bench.run('restore', ['--drill', '--at', now()]);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain(`A run for ${at} was cut off`);
  const left = await bench.run('restore', ['--abandon']);
  expect(left.stdout).toBe('1 set of tables deleted. The functions may start.\n');
  await bench.run('restore', ['--at', at], yes);
  expect(await readShop(stack)).toEqual(before);
});

it('goes on after kill -9 at any request', { timeout: 600_000 }, async () => {
  const at = now();
  await bench.empty('purchases', 'orders', 'products', 'users');
  let kills = 0;
  // A run has some hundred requests, and each start takes a second.
  for (let killAt = 5; ; killAt += 37) {
    const { killed, code, stderr } = await bench.run('restore', ['--at', at], { ...yes, killAt });
    if (!killed) {
      expect(stderr).toContain('Type local');
      expect(code).toBe(0);
      break;
    }
    kills++;
  }
  expect(kills).toBeGreaterThan(4);
  expect(await findSets(bench.shop)).toEqual([]);
  expect(await readShop(stack)).toEqual(before);
});

it('changes back and removes only with --exact', { timeout }, async () => {
  const at = now();
  const id = 'art-porosity';
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('articles'),
      Key: { id },
      UpdateExpression: 'SET priceMinor = :none',
      ExpressionAttributeValues: { ':none': 1 },
    }),
  );
  const kept = await bench.run('restore', ['--at', at], yes);
  expect(kept.stdout).toMatch(
    /articles: \d+ rows then, \d+ now: 0 are gone, 1 differ, 0 are newer/,
  );
  expect(await getArticle(id)).toMatchObject({ priceMinor: 1 });
  const exact = ['--at', at, '--exact', '--tables', 'articles'];
  const { stdout } = await bench.run('restore', exact, yes);
  expect(stdout).toContain('articles: 0 brought back, 1 changed back, 0 removed.');
  expect(await readShop(stack)).toEqual(before);
});

it('names what does not add up', { timeout }, async () => {
  const userId = await buyerId();
  const grant = (await listEntitlements(userId)).find(({ state }) => state === 'owned');
  const at = now();
  const { item, orderId } = grant!;
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('purchases'), Key: { userId, item } }),
  );
  await bench.empty('mails');
  const { code, stdout } = await bench.run('restore', ['--drill', '--json']);
  expect(code).toBe(1);
  const wrong = (JSON.parse(stdout) as Line[]).filter(({ state }) => state === 'wrong');
  expect(wrong.map(({ check }) => check)).toEqual(['orders', 'receipts']);
  expect(wrong[0]!.says).toContain(`order ${orderId} is `);
  await bench.run('restore', ['--at', at], yes);
  expect(await readShop(stack)).toEqual(before);
});

describe('a backup', { timeout }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = path.join(bench.folder, 'backup');
    const { code, stdout } = await bench.run('backup', ['--to', folder]);
    expect(code).toBe(0);
    expectInRunbook(stdout.replaceAll(folder, 'backups/prod-20261125T220000Z'));
  }, timeout);

  it('is never written over, nor taken from tables that another run left', async () => {
    const again = await bench.run('backup', ['--to', folder]);
    const kept = expect.stringContaining('holds a complete backup') as string;
    expect(again).toEqual({ code: 2, stdout: '', stderr: kept, killed: false });
    await bench.run('restore', [], { answer: 'no\n' });
    const other = path.join(bench.folder, 'other');
    const stale = await bench.run('backup', ['--to', other]);
    const leftover = /^A run for .*\n {2}→ .*npm run restore -- --abandon/;
    expect(stale).toMatchObject({ code: 2, stderr: expect.stringMatching(leftover) as string });
    await bench.run('restore', ['--abandon']);
  });

  it('goes on after kill -9 at any request, with the time of its first run', async () => {
    const other = path.join(bench.folder, 'cut-off');
    const started = now();
    for (const killAt of [30, 60, 90]) {
      const { killed } = await bench.run('backup', ['--to', other], { killAt });
      expect(killed).toBe(true);
    }
    const [file] = filesOf(await catalogueRows(bench.shop, bench.shop));
    const saved = storedFile(other, file!);
    writeFileSync(saved, readFileSync(saved).fill('x'));
    const restarted = now();
    const { code, stdout } = await bench.run('backup', ['--to', other, '--json']);
    expect(code).toBe(0);
    const { at } = JSON.parse(stdout) as { at: string };
    expect(at > started && at < restarted).toBe(true);
    expect(readFileSync(saved)).toEqual(readFileSync(storedFile(folder, file!)));
    expect(await findSets(bench.shop)).toEqual([]);
    const drill = await bench.run('restore', ['--drill', '--from', other]);
    expect({ code: drill.code, wrong: wrongIn(drill.stdout) }).toEqual({ code: 0, wrong: [] });
  });

  it('proves itself', async () => {
    const { code, stdout } = await bench.run('restore', ['--drill', '--from', folder]);
    expect({ code, wrong: wrongIn(stdout) }).toEqual({ code: 0, wrong: [] });
  });

  it('is refused where it is damaged or not complete', async () => {
    const file = path.join(folder, 'tables/orders.jsonl');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('paid', 'owed'));
    const damaged = await bench.run('restore', ['--drill', '--from', folder]);
    expect(damaged).toMatchObject({ code: 2 });
    expect(damaged.stderr).toContain('orders.jsonl is damaged or missing');
    expect(await findSets(bench.shop)).toEqual([]);
    writeFileSync(file, whole);
    const none = await bench.run('restore', ['--from', bench.folder]);
    expect(none.stderr).toContain('holds no complete backup.\n  → --from <folder>');
    const manifest = path.join(folder, 'backup.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.slice(0, -100));
    expect((await bench.run('restore', ['--from', folder])).stderr).toContain('json is damaged');
    writeFileSync(manifest, text);
  });

  it('names files in it that are damaged or missing', async () => {
    const files = path.join(folder, 'files');
    const [first, second] = readdirSync(files).map((name) => path.join(files, name));
    const whole = [readFileSync(first!), readFileSync(second!)] as const;
    rmSync(first!);
    writeFileSync(second!, whole[1].toReversed());
    const { code, stdout } = await bench.run('restore', ['--drill', '--from', folder]);
    expect(code).toBe(1);
    expect(wrongIn(stdout)).toEqual([
      expect.stringContaining('2 files of the backup are damaged or missing: '),
    ]);
    writeFileSync(first!, whole[0]);
    writeFileSync(second!, whole[1]);
  });

  it('brings everything back after all of it was killed: rows, files, accounts', async () => {
    const old = await buyerId();
    for (const { id } of await listAccounts(bench.shop)) await deleteIdentity(id);
    await bench.empty(...tableNames);
    await bench.emptyBuckets();
    // Its tables have the old ids.
    await bench.run('restore', ['--from', folder], { answer: 'no\n' });
    const args = ['--from', folder, '--accounts'];
    const answer = 'local\nlocal\n';
    // While accounts are made, tables loaded, and rows written; every run goes on.
    for (const killAt of [6, 9, 60, 160]) {
      const { killed } = await bench.run('restore', args, { answer, killAt });
      expect(killed).toBe(true);
    }
    const { code, stdout } = await bench.run('restore', args, { answer });
    expect({ code, wrong: wrongIn(stdout) }).toEqual({ code: 0, wrong: [] });
    for (const email of Object.values(people)) await chooseOldPassword(email);
    expect(await buyerId()).not.toBe(old);
    expect(withoutIds(await readShop(stack))).toEqual(withoutIds(before));
    for (const name of tableNames) {
      for await (const row of scanRows(bench.shop.dynamodb, tableName(name))) {
        expect(JSON.stringify(row)).not.toContain(old);
      }
    }
  });
});

const withoutIds = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
  ) as unknown;

/** By the ordinary reset: nobody knows the password of an account that was made again. */
async function chooseOldPassword(email: string): Promise<void> {
  const sent = (await stack.mails(email)).length;
  await stack.api(authContract.requestPasswordReset, { email });
  const [mail] = await stack.waitForMails(email, sent + 1);
  const [, token] = /reset-password\?token=([\w-]+)/.exec(mail!.text!)!;
  await stack.api(authContract.resetPassword, { token: token!, newPassword: testPassword });
}
