import { afterAll, beforeAll, expect, it } from 'vitest';
import { core } from '#site/config/own-products.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import {
  coreBytes,
  deployCore,
  startCoreCheckout,
  withdrawCore,
} from '../../support/sample-core.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const { id: resourceId, title } = core;

async function buyCore(buyer: Session): Promise<string> {
  const sessionId = await startCoreCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  return sessionId;
}

const grantOf = (sessionId: string, buyer: Session) =>
  stack.api(
    downloadsContract.token,
    { resourceId, resourceType: 'product' as const, sessionId },
    buyer,
  );

it('cannot be bought before its file has been deployed', async () => {
  const refused = await failureOf(startCoreCheckout(stack, await stack.register()));
  expect([refused.status, refused.code]).toEqual([404, 'not_found']);
});

it('costs what the configuration says, in its own currency, whatever the client sends', async () => {
  await deployCore(stack);
  const buyer = await stack.register();
  const { url } = await stack.api(
    purchaseContract.create,
    {
      resourceId,
      resourceType: 'product',
      title: 'Core, free of charge',
      returnUrl: `${stack.siteUrl}/core/success`,
      ...{ price: 0, currency: 'jpy' },
    },
    buyer,
  );
  const id = new URL(url).pathname.split('/').at(-1)!;
  const session = await stack.stripe.sdk.checkout.sessions.retrieve(id, { expand: ['line_items'] });
  expect(session).toMatchObject({
    amount_total: core.amountMinor,
    currency: core.currency,
    success_url: `${stack.siteUrl}/core/success?resource_id=core&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${stack.siteUrl}/core?checkout=cancelled`,
    line_items: { data: [{ description: title }] },
  });
  expect([session.amount_total, session.currency]).toEqual([4900, 'usd']);
});

it('can be downloaded by its buyer, and by nobody else', async () => {
  const buyer = await stack.register();
  const sessionId = await buyCore(buyer);
  expect(await stack.api(purchaseContract.verify, { sessionId, resourceId }, buyer)).toMatchObject({
    verified: true,
    resourceType: 'product',
    title,
    amountPaid: 49,
    currency: 'usd',
  });
  expect(await stack.api(purchaseContract.list, {}, buyer)).toMatchObject([
    { id: sessionId, resourceId, resourceType: 'product', title, status: 'owned' },
  ]);
  expect(await stack.api(receiptsContract.receipt, { id: sessionId }, buyer)).toMatchObject({
    title,
    amountPaid: 49,
    currency: 'usd',
  });

  const { token } = await grantOf(sessionId, buyer);
  const redirect = await stack.send(downloadsContract.product, { id: resourceId, token });
  const file = await fetch(redirect.headers.get('location')!);
  expect(file.headers.get('content-disposition')).toContain(`filename="${core.fileName}"`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(coreBytes);

  const other = await stack.register();
  expect((await failureOf(grantOf(sessionId, other))).code).toBe('purchase_not_found');
  const asOther = stack.api(purchaseContract.verify, { sessionId, resourceId }, other);
  expect((await failureOf(asOther)).code).toBe('purchase_not_found');
  expect((await stack.send(downloadsContract.product, { id: resourceId })).status).toBe(403);
});

it('reports a file that vanished after payment, and can be downloaded again once it is back', async () => {
  const buyer = await stack.register();
  const sessionId = await startCoreCheckout(stack, buyer);
  await withdrawCore(stack);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  const { token } = await grantOf(sessionId, buyer);
  const download = () => stack.send(downloadsContract.product, { id: resourceId, token });
  const missing = await download();
  expect(missing.status).toBe(404);
  expect(((await missing.json()) as { error: string }).error).toContain(siteConfig.emails.support);
  await deployCore(stack);
  expect((await download()).status).toBe(302);
});

it('is sold once to one buyer, however often they click at once', async () => {
  const buyer = await stack.register();
  const clicks = Array.from({ length: siteConfig.limits.checkout.limit - 1 }, () =>
    startCoreCheckout(stack, buyer),
  );
  const sessions = new Set(await Promise.all(clicks));
  expect(sessions.size).toBe(1);
  await stack.stripe.pay([...sessions][0]!);
  await stack.stripe.idle();
  const again = await failureOf(startCoreCheckout(stack, buyer));
  expect([again.status, again.code]).toEqual([409, 'already_owned']);
});

it('is revoked by a refund', async () => {
  const buyer = await stack.register();
  const sessionId = await buyCore(buyer);
  const { token } = await grantOf(sessionId, buyer);
  await stack.stripe.refund(sessionId);
  await stack.stripe.idle();
  expect((await stack.send(downloadsContract.product, { id: resourceId, token })).status).toBe(403);
});

it('is not in the catalogue, and no administrator can create a product with its id', async () => {
  const admin = await registerAdmin(stack);
  const { list, listManaged, getManaged, create, update, remove } = productsContract;
  const fields = { title: 'Another Core', price: 1, category: 'Tools' };
  for (const id of ['core', 'Core']) {
    const refused = await failureOf(stack.api(create, { ...fields, id }, admin));
    expect([refused.code, refused.fields]).toEqual([
      'validation_failed',
      { id: 'This id belongs to Core, whose price and release are set in the configuration' },
    ]);
  }
  const id = resourceId;
  const refusals = await Promise.all([
    failureOf(stack.api(getManaged, { id }, admin)),
    failureOf(stack.api(update, { ...fields, id }, admin)),
    failureOf(stack.api(remove, { id }, admin)),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found']);
  expect(await stack.api(list, {})).toEqual([]);
  expect((await stack.api(listManaged, {}, admin)).rows).toEqual([]);
});
