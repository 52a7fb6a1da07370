import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Line } from '#infra/doctor/line.ts';
import { findSets } from '#infra/restore/second-set.ts';
import { getArticle } from '#functions/domain/articles/article-repository.ts';
import { listEntitlements } from '#functions/domain/entitlements/entitlement-repository.ts';
import { expectInRunbook } from '../../support/expect-in-runbook.ts';
import { people, readShop } from '../releases/read-shop.ts';
import { openRestorableShop, pastMoment, timeout, wrongIn } from '../../support/restorable-shop.ts';

let shop: Awaited<ReturnType<typeof openRestorableShop>>;
beforeAll(async () => {
  shop = await openRestorableShop();
});
afterAll(() => shop.close());

const yes = { answer: 'local\n' };
const buyerId = async () => (await shop.stack.login(people.buyer)).id;

it(
  'proves in a drill that everything could be restored, and leaves nothing behind',
  { timeout },
  async () => {
    const { code, stdout, stderr } = await shop.bench.run('restore', ['--drill']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectInRunbook(stdout.replace('outcrop-laptop', 'outcrop-prod'));
    expect(await findSets(shop.bench.shop)).toEqual([]);
  },
);

it(
  'restores rows deleted after a few purchases, with nothing missing',
  { tags: 'long', timeout },
  async () => {
    const at = pastMoment();
    await shop.bench.empty(
      'purchases',
      'orders',
      'ledger',
      'articles',
      'podcasts',
      'products',
      'codes',
    );
    await shop.bench.empty('positions', 'ratings', 'waitlist', 'deletions', 'audit', 'users');
    const { code, stdout, stderr } = await shop.bench.run('restore', ['--at', at], yes);
    expect(stderr).toContain('Type local to continue: ');
    expect({ code, wrong: wrongIn(stdout) }).toEqual({ code: 0, wrong: [] });
    expect(await readShop(shop.stack)).toEqual(shop.before);
  },
);

it('writes nothing without the confirmation', { tags: 'long', timeout }, async () => {
  const at = pastMoment();
  await shop.bench.empty('waitlist');
  const { code, stderr } = await shop.bench.run('restore', ['--at', at], { answer: 'yes\n' });
  expect(code).toBe(1);
  expect(stderr).toContain('Nothing was changed.');
  const refused = await shop.bench.run('restore', ['--drill', '--at', pastMoment()]);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain(`A run for ${at} was interrupted`);
  const left = await shop.bench.run('restore', ['--abandon']);
  expect(left.stdout).toBe('1 set of tables deleted. The functions can run again.\n');
  await shop.bench.run('restore', ['--at', at], yes);
  expect(await readShop(shop.stack)).toEqual(shop.before);
});

it('continues after kill -9 at any request', { tags: 'long', timeout: 600_000 }, async () => {
  const at = pastMoment();
  await shop.bench.empty('purchases', 'orders', 'products', 'users');
  let kills = 0;
  // A run has some hundred requests, and each start takes a second.
  for (let killAt = 5; ; killAt += 37) {
    const { killed, code, stderr } = await shop.bench.run('restore', ['--at', at], {
      ...yes,
      killAt,
    });
    if (!killed) {
      expect(stderr).toContain('Type local');
      expect(code).toBe(0);
      break;
    }
    kills++;
  }
  expect(kills).toBeGreaterThan(4);
  expect(await findSets(shop.bench.shop)).toEqual([]);
  expect(await readShop(shop.stack)).toEqual(shop.before);
});

it('reverts and removes rows only with --exact', { tags: 'long', timeout }, async () => {
  const at = pastMoment();
  const id = 'art-porosity';
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('articles'),
      Key: { id },
      UpdateExpression: 'SET priceMinor = :none',
      ExpressionAttributeValues: { ':none': 1 },
    }),
  );
  const kept = await shop.bench.run('restore', ['--at', at], yes);
  expect(kept.stdout).toMatch(
    /articles: \d+ rows then, \d+ now: 0 are gone, 1 differ, 0 are newer/,
  );
  expect(await getArticle(id)).toMatchObject({ priceMinor: 1 });
  const exact = ['--at', at, '--exact', '--tables', 'articles'];
  const { stdout } = await shop.bench.run('restore', exact, yes);
  expect(stdout).toContain('articles: 0 brought back, 1 changed back, 0 removed.');
  expect(await readShop(shop.stack)).toEqual(shop.before);
});

it('reports what does not add up', { tags: 'long', timeout }, async () => {
  const userId = await buyerId();
  const grant = (await listEntitlements(userId)).find(({ state }) => state === 'owned');
  const at = pastMoment();
  const { item, orderId } = grant!;
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('purchases'), Key: { userId, item } }),
  );
  await shop.bench.empty('mails');
  const { code, stdout } = await shop.bench.run('restore', ['--drill', '--json']);
  expect(code).toBe(1);
  const wrong = (JSON.parse(stdout) as Line[]).filter(({ state }) => state === 'failed');
  expect(wrong.map(({ check }) => check)).toEqual(['orders', 'receipts']);
  expect(wrong[0]!.says).toContain(`order ${orderId} is `);
  await shop.bench.run('restore', ['--at', at], yes);
  expect(await readShop(shop.stack)).toEqual(shop.before);
});
