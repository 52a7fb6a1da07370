import { vi } from 'vitest';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { buy, orderOf, seedBundle, startCheckoutOf } from '../buy-bundle.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';
import { makeCode } from '../use-code.ts';

/** Everything that is done with bundles, once. */
export async function useBundles(stack: TestStack): Promise<void> {
  const { list, getPage, listManaged, getManaged, create, update, remove } = bundlesContract;
  const admin = await registerAdmin(stack);
  const { id, parts } = await seedBundle(stack, 1500, [1000, 600, 400]);
  // The catalogues that other functions cached here a moment ago are loaded again after a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await stack.api(list, {});
  vi.useRealTimers();
  await stack.api(getPage, { id }, admin);
  await useAsBuyer(stack, id, parts[0]!.resourceId);
  await makeCode(stack, admin, { code: 'BUNDLED', items: [item('bundle', id)] });

  const form = {
    title: 'Two papers',
    price: 12,
    parts: parts.slice(0, 2).map(({ resourceId }) => item('article', resourceId)),
  };
  const made = await stack.api(create, { ...form, id: 'made' }, admin);
  await stack.api(update, { ...form, ...made, price: 11 }, admin);
  await stack.api(listManaged, {}, admin);
  await stack.api(getManaged, made, admin);
  const price = { ids: [made.id], action: 'price' as const, price: 6 };
  await stack.api(bundleChangesContract.changeMany, { ...price, preview: true }, admin);
  await stack.api(bundleChangesContract.changeMany, price, admin);
  await stack.api(remove, made, admin);
  // The kinds that need permissions of their own.
  for (const other of [
    item('podcast', 'no-such-episode'),
    item('product', 'no-such-product'),
    ...ownProducts.map((own) => item('product', own.id)),
  ]) {
    await stack.api(create, { ...form, parts: [...form.parts, other] }, admin).catch(() => 0);
  }
}

async function useAsBuyer(stack: TestStack, id: string, partId: string): Promise<void> {
  const admin = await registerAdmin(stack);
  const buyer = await stack.register();
  const sessionId = await startCheckoutOf(stack, buyer, 'bundle', id);
  await buy(stack, buyer, 'article', partId);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  await stack.api(purchaseContract.verify, { sessionId, resourceId: id }, buyer);
  const order = await orderOf(buyer, sessionId);
  await stack.api(ordersContract.get, { id: order.id }, admin);
  const access = { id: buyer.id, item: order.quote!.bundle!.parts[1]!.resourceId };
  for (const granted of [false, true]) {
    const asked = { ...access, item: `article#${access.item}`, granted, reason: 'Once' };
    await stack.api(membersContract.setAccess, asked, admin);
  }
}

function item<const Type extends string>(resourceType: Type, resourceId: string) {
  return { resourceType, resourceId };
}
