import { isDeepStrictEqual } from 'node:util';
import { ulid } from 'ulid';
import type { Checkout } from '#shared/contracts/fields.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { epochSecondsIn, isoIn, now, nowIso } from '../../platform/clock.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { itemKey } from '../items/item-key.ts';
import { useWrites } from '../codes/code-repository.ts';
import { countQuietly } from '../visits/count-quietly.ts';
import { closeCheckout, openCheckout } from './open-checkout.ts';
import { getLock, getOrder, lockKey, placeOrder } from './order-repository.ts';
import type { Order } from './order.ts';
import { offerTo, type BuyersOffer } from './offer-to.ts';
import { quoteOrder, hasCodeFor, refuseUsedUp } from './quote-order.ts';
import { dueMinor, quoteOf, type Quote } from './quote.ts';
import { findSellableItem, type SellableItem } from './sellable-item.ts';

/** The item to buy and the URLs to which Stripe redirects the buyer. */
export type CheckoutRequest = Pick<
  Order,
  'resourceType' | 'resourceId' | 'successUrl' | 'cancelUrl'
> & { code?: string | undefined };

/** A Checkout session stays open for an hour and is reused while at least half an hour is left. */
const checkoutSeconds = 3600;
const reusableSeconds = 1800;
/** Also used for items that do not exist, so that nobody learns what is being prepared. */
const notOnSale =
  'This is not on sale. It may have been removed from the shop, or is not published yet. Nothing was charged.';
/** Early enough for the sweep to replace a lost webhook while the buyer still waits. */
const firstCheckSeconds = 120;
/** A session is reused only if none of these attributes has changed. */
const offerFields = ['title', 'credits', 'email'] as const;
const returnUrlFields = ['successUrl', 'cancelUrl'] as const;

/**
 * Returns the URL of a Checkout session for an item, and whether any codes are valid for it. A double click gets the
 * same session; an older session with another offer is closed first.
 * @throws AppError `not_found`, `item_is_free`, `already_owned`, `payment_processing`, `code_refused`,
 * `payment_unavailable`, `conflict`
 */
export async function startCheckout(
  { code, ...request }: CheckoutRequest,
  actor: Actor,
): Promise<Checkout> {
  const item = await findSellableItem(request.resourceType, request.resourceId);
  if (!item) throw new AppError('not_found', { text: notOnSale });
  if (item.amountMinor === 0) throw new AppError('item_is_free');
  const [url, hasCodes] = await Promise.all([
    payableUrl(request, actor, item, code),
    code === undefined && hasCodeFor({ ...request, ...item }),
  ]);
  return { url, ...(hasCodes && { codes: true }) };
}

function payableUrl(
  request: Omit<CheckoutRequest, 'code'>,
  actor: Actor,
  item: SellableItem,
  codeId: string | undefined,
): Promise<string> {
  const key = lockKey({ ...request, userId: actor.id });
  return retryOnConflict(async () => {
    const offer = await offerTo(actor.id, request, item);
    const lock = await getLock(key);
    const current = lock && (await getOrder(lock.orderId));
    const { quote, code } = await quoteOrder({ ...request, ...offer }, codeId);
    const order = newOrder(request, actor, offer, quote);
    if (current && isReusable(current, order)) return openCheckout(current);
    if (code) await refuseUsedUp(code, actor.id, current);
    if (current && (await closeCheckout(current)) === 'paid') return conflict;
    const uses = code ? useWrites(code, actor.id) : [];
    if (!(await placeOrder(order, lock, uses))) return conflict;
    const url = await openCheckout(order);
    await countQuietly('checkouts', itemKey(order));
    return url;
  });
}

/**
 * Whether an open session has enough time left and the same offer as a new one. A session that is being opened is
 * shared whatever its return URLs: a buyer has one payable session per item, however many tabs are open.
 */
function isReusable(current: Order, wanted: Order): boolean {
  const same = (field: keyof Order) => current[field] === wanted[field];
  return (
    current.status === 'pending' &&
    current.checkoutExpiresAt - now().getTime() / 1000 > reusableSeconds &&
    offerFields.every(same) &&
    isDeepStrictEqual(quoteOf(current), quoteOf(wanted)) &&
    current.withdrawal?.text === wanted.withdrawal?.text &&
    (!current.sessionId || returnUrlFields.every(same))
  );
}

function newOrder(
  request: Omit<CheckoutRequest, 'code'>,
  actor: Actor,
  { title, currency, credits }: BuyersOffer,
  quote: Quote,
): Order {
  const { withdrawal } = siteConfig.legal;
  return {
    ...request,
    title,
    ...(credits !== undefined && { credits }),
    currency,
    amountMinor: dueMinor(quote),
    quote,
    ...(withdrawal && { withdrawal: { text: withdrawal.text } }),
    id: ulid(),
    userId: actor.id,
    email: actor.email,
    checkoutExpiresAt: epochSecondsIn(checkoutSeconds),
    status: 'pending',
    version: 0,
    createdAt: nowIso(),
    open: 'yes',
    checkAt: isoIn(firstCheckSeconds),
  };
}
