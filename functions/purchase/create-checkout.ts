import { ulid } from 'ulid';
import type { purchaseContract } from '../../shared/contracts/purchase.ts';
import type { InputOf } from '../../shared/contracts/define-contract.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { getEntitlement } from '../core/orders/entitlement-repository.ts';
import { getLock, getOrder, lockKey, placeOrder } from '../core/orders/order-repository.ts';
import { itemKey, type Entitlement, type Order } from '../core/orders/order.ts';
import { findSellableItem, type SellableItem } from '../core/orders/sellable-item.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { epochSecondsIn, now, nowIso } from '../platform/clock.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { env } from '../platform/env.ts';
import { closeCheckout, openCheckout } from './open-checkout.ts';
import { successUrl } from './return-url.ts';

type Input = InputOf<typeof purchaseContract.create>;

/** A Checkout stays open for an hour, and is offered again to a second click while half an hour of it is left. */
const checkoutSeconds = 3600;
const reusableSeconds = 1800;
/** Long enough that a lost webhook is made up for by the sweep while the buyer still waits. */
const firstCheckSeconds = 120;
const maximumTries = 10;
/** What must not have changed since: the price above all. */
const offer = ['title', 'amountMinor', 'currency', 'email', 'successUrl'] as const;

export const createCheckout: UseCase<typeof purchaseContract.create> = async (input, actor) => {
  await takeAttempt('checkout', actor.id, siteConfig.limits.checkout);
  const item = await findSellableItem(input.resourceType, input.resourceId);
  if (!item) throw new AppError('not_found');
  if (item.amountMinor === 0) throw new AppError('item_is_free');
  const back = successUrl(input.returnUrl, input);
  const key = lockKey({ ...input, userId: actor.id });

  for (let tries = 0; tries < maximumTries; tries++) {
    refuseIfOwned(await getEntitlement(actor.id, itemKey(input)));
    const lock = await getLock(key);
    const current = lock && (await getOrder(lock.orderId));
    const order = newOrder(input, actor, item, back);
    if (current && isReusable(current, order)) return { url: await openCheckout(current) };
    if (current && (await closeCheckout(current)) === 'paid') continue;
    if (await placeOrder(order, lock)) return { url: await openCheckout(order) };
  }
  throw new AppError('conflict');
};

function refuseIfOwned(entitlement: Entitlement | undefined): void {
  if (entitlement?.state === 'owned' || entitlement?.state === 'disputed') {
    throw new AppError('already_owned');
  }
  if (entitlement?.state === 'processing') throw new AppError('payment_processing');
}

/** An open Checkout, if it still has time and offers what a new one would. */
function isReusable(current: Order, wanted: Order): boolean {
  return (
    current.status === 'pending' &&
    current.checkoutExpiresAt - now().getTime() / 1000 > reusableSeconds &&
    offer.every((field) => current[field] === wanted[field])
  );
}

function newOrder(input: Input, actor: Actor, item: SellableItem, back: string): Order {
  const { resourceId, resourceType } = input;
  return {
    id: ulid(),
    userId: actor.id,
    email: actor.email,
    resourceType,
    resourceId,
    title: item.title,
    amountMinor: item.amountMinor,
    currency: item.currency,
    successUrl: back,
    cancelUrl: cancelUrl(input),
    checkoutExpiresAt: epochSecondsIn(checkoutSeconds),
    status: 'pending',
    version: 0,
    createdAt: nowIso(),
    open: 'yes',
    checkAt: new Date(now().getTime() + firstCheckSeconds * 1000).toISOString(),
  };
}

/** Back to where the item is sold. */
function cancelUrl({ resourceType, resourceId }: Input): string {
  const pages = {
    article: `/articles/${encodeURIComponent(resourceId)}?checkout=cancelled`,
    podcast: '/podcasthub?checkout=cancelled',
    product: '/store?checkout=cancelled',
  };
  return env().SITE_URL + pages[resourceType];
}
