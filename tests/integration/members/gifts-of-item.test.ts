import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract, type GiftRow } from '#shared/contracts/members.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { paper, reason } from '../../support/create-gifts.ts';
import { seedBundle } from '../../support/buy-bundle.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword as password } from '../../support/test-members.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { giveAccess, takeBack, listGifts } = membersContract;

async function gifts(of: { resourceType: 'article'; resourceId: string } = paper) {
  const found: GiftRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(listGifts, { ...of, cursor }, admin);
    found.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

it('list the members who have it for free, but not buyers, and not after it is taken back', async () => {
  await buyArticle(stack);
  const [one, other] = [await stack.register(), await stack.register()];
  for (const { id } of [one, other]) {
    await stack.api(giveAccess, { id, ...paper, reason }, admin);
  }
  const given = await gifts();
  expect(given.map(({ email }) => email).toSorted()).toEqual([one.email, other.email].toSorted());
  const { gift } = given.find(({ id }) => id === one.id)!;
  expect(given).toContainEqual({
    id: one.id,
    email: one.email,
    gift: (await getEntitlement(one.id, `article#${paidArticle.id}`))!.orderId,
    by: admin.email,
    reason,
    givenAt: expect.any(String),
  });
  await stack.api(takeBack, { id: one.id, gift, reason }, admin);
  expect((await gifts()).map(({ id }) => id)).toEqual([other.id]);
  await stack.api(accountContract.deleteAccount, { password }, other);
  expect(await gifts()).toEqual([]);
});

it('name the bundle in which the item was given', { tags: 'long' }, async () => {
  const { id: bundleId, parts } = await seedBundle(stack, 1500, [1000, 600]);
  const { id } = await stack.register();
  await stack.api(giveAccess, { id, resourceType: 'bundle', resourceId: bundleId, reason }, admin);
  const [row] = await gifts({ resourceType: 'article', resourceId: parts[0]!.resourceId });
  expect(row).toMatchObject({ id, bundle: { id: bundleId } });
});

it('come in pages, each once, however many others own the item', { tags: 'long' }, async () => {
  const { id } = await stack.register();
  await stack.api(giveAccess, { id, ...paper, reason }, admin);
  const item = `article#paged`;
  const held = (await getEntitlement(id, `article#${paidArticle.id}`))!;
  const put = (table: 'purchases' | 'users', Item: object) =>
    dynamo.send(new PutCommand({ TableName: tableName(table), Item }));
  const { complimentary, ...bought } = held;
  await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const userId = `member-${String(index).padStart(3, '0')}`;
      const row = { ...bought, userId, item, ...(index % 2 && { complimentary }) };
      await put('purchases', row);
      await put('users', { id: userId, email: `${userId}@example.test`, credits: 0 });
    }),
  );
  const paged = { resourceType: 'article', resourceId: 'paged' } as const;
  // Buyers take up no space on a page.
  expect((await stack.api(listGifts, paged, admin)).rows).toHaveLength(25);
  const found = (await gifts(paged)).map((row) => row.id);
  expect(found).toHaveLength(60);
  expect(new Set(found).size).toBe(60);
});

it('are for administrators', async () => {
  const asked = stack.api(listGifts, paper, await stack.register());
  expect((await failureOf(asked)).status).toBe(403);
  const invented = stack.api(listGifts, { ...paper, cursor: 'invented' }, admin);
  expect((await failureOf(invented)).code).toBe('validation_failed');
});
