import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordDownload } from '#functions/domain/downloads/download-repository.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import {
  productOwnersContract,
  type EditionOwner,
  type OwnersPage,
} from '#shared/contracts/edition-owners.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { failureOf } from '../../support/failure-of.ts';
import { buyProduct, publishProductEdition, soldProduct } from '../../support/next-edition.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { readOwners } = productOwnersContract;
const read = (id: string, cursor?: string): Promise<OwnersPage> =>
  stack.api(readOwners, { id, cursor }, admin);

const countsOf = async (id: string) =>
  (await stack.api(readOwners, { id, part: 'counts' }, admin)).counts;

async function tokenOf(buyer: Session, id: string): Promise<string> {
  const { sessionId } = (await getEntitlement(buyer.id, `product#${id}`))!;
  const wanted = { resourceId: id, resourceType: 'product' as const, sessionId };
  return (await stack.api(downloadsContract.token, wanted, buyer)).token;
}
async function download(buyer: Session, id: string): Promise<void> {
  await stack.send(downloadsContract.product, { id, token: await tokenOf(buyer, id) });
}

it('say who has which edition, and how many have each', async () => {
  const [both, back, never, refunded] = await Promise.all([
    ...([stack.register(), stack.register(), stack.register(), stack.register()] as const),
  ]);
  const id = 'owned';
  await soldProduct(stack, id, [both, back, never]);
  const paid = await buyProduct(stack, refunded, id);
  for (const buyer of [both, both, back, refunded]) await download(buyer, id);
  await publishProductEdition(stack, admin, id);
  for (const buyer of [both, back]) await download(buyer, id);
  const { editions } = await stack.api(productPageContract.getPage, { id });
  const first = editions.at(-1)!.files[0]!.id;
  expect(await ownersOf(id)).toMatchObject({
    [both.email]: { id: both.id, edition: 2 },
    [back.email]: { edition: 2 },
    [never.email]: {},
    [refunded.email]: { edition: 1 },
  });

  // The file is the same in both editions: downloading it by its own URL counts for the last edition that contains it.
  const token = await tokenOf(back, id);
  await stack.send(fileDownloadsContract.productFile, { id, file: first, token });
  await stack.stripe.refund(paid);
  await stack.stripe.idle();
  const owners = await ownersOf(id);
  expect(Object.keys(owners).toSorted()).toEqual(
    [both, back, never].map(({ email }) => email).toSorted(),
  );
  expect(owners[never.email]).toEqual({ id: never.id, email: never.email });
  const since = Date.now() - Date.parse(owners[back.email]!.downloadedAt!);
  expect(since).toBeLessThan(60_000);
  expect(await countsOf(id)).toEqual({
    owners: 3,
    editions: [
      { number: 2, downloaded: 2 },
      { number: 1, downloaded: 3 },
    ],
  });
});

async function ownersOf(id: string): Promise<Record<string, EditionOwner>> {
  const { owners } = await read(id);
  return Object.fromEntries(owners.map((owner) => [owner.email, owner]));
}

it(
  'are counted once per edition, however often they download it, even concurrently',
  { tags: ['repeats'] },
  async () => {
    const [one, other] = await Promise.all([stack.register(), stack.register()]);
    const id = 'counted';
    await soldProduct(stack, id, [one, other]);
    const orders = await Promise.all(
      [one, other].map(async (buyer) => (await getEntitlement(buyer.id, `product#${id}`))!.orderId),
    );
    const edition = { item: `product#${id}`, number: 1 };
    const times = Array.from({ length: repeats(10, 50) }, () => orders);
    await Promise.all(times.flat().map((order) => recordDownload(order, edition)));
    expect((await countsOf(id))!.editions).toEqual([{ number: 1, downloaded: 2 }]);
  },
);

it('come in pages, each once, even if most have been refunded', async () => {
  const owner = await stack.register();
  const id = 'paged';
  await soldProduct(stack, id, [owner]);
  const entitlement = (await getEntitlement(owner.id, `product#${id}`))!;
  const row = async (index: number) => {
    const userId = `member-${String(index).padStart(3, '0')}`;
    const state = index % 10 === 0 ? 'owned' : 'refunded';
    const email = `${userId}@example.test`;
    await dynamo.send(
      new PutCommand({
        TableName: tableName('purchases'),
        Item: { ...entitlement, userId, state, orderId: `order-${userId}` },
      }),
    );
    await dynamo.send(
      new PutCommand({
        TableName: tableName('users'),
        Item: { id: userId, email, credits: 0, createdAt: entitlement.purchasedAt },
      }),
    );
  };
  await Promise.all(Array.from({ length: 120 }, (_, index) => row(index)));
  const found: string[] = [];
  let page = await read(id);
  expect(page).not.toHaveProperty('counts');
  expect((await countsOf(id))!.owners).toBe(13);
  for (;;) {
    found.push(...page.owners.map(({ email }) => email));
    if (!page.nextCursor) break;
    page = await read(id, page.nextCursor);
  }
  expect(found).toHaveLength(13);
  expect(new Set(found).size).toBe(13);
});

it('are for administrators only, and for an existing item', async () => {
  const member = await stack.register();
  const asked = stack.api(readOwners, { id: 'owned' }, member);
  expect((await failureOf(asked)).status).toBe(403);
  expect((await failureOf(read('nothing'))).code).toBe('not_found');
  expect((await failureOf(read('owned', 'invented'))).code).toBe('validation_failed');
});
