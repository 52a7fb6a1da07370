import { listEntriesFrom } from '#functions/domain/credits/ledger-repository.ts';
import { hasAccount } from '#functions/domain/members/member-repository.ts';
import { purchaseEntry } from '#functions/domain/orders/credits-of-order.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import { isOf, readEntitlements } from '#functions/domain/orders/grants.ts';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { receiptMail, refundMail } from '#functions/domain/orders/purchase-mails.ts';
import { readPayment } from '#functions/domain/orders/read-payment.ts';
import { env } from '#functions/platform/env.ts';
import { stripe } from '#functions/platform/stripe-client.ts';
import { checkPurchase } from './check-purchase.ts';
import type { Candidate } from './candidates.ts';
import type { Facts } from './compare.ts';
import { readMail } from './records-repository.ts';

/** Reads the records of a payment at Stripe and then in the shop, in the order of `fulfil`. */
export async function readFacts(candidate: Candidate): Promise<Facts> {
  const payment =
    candidate.payment ?? (candidate.sessionId ? await readPayment(candidate.sessionId) : undefined);
  const orderId = payment?.orderId ?? candidate.orderId;
  const order = orderId === undefined ? undefined : await getOrder(orderId);
  const userId = order?.userId ?? candidate.grants?.[0]?.userId;
  const [held, hasBuyer, isElsewhere, ledger, receipt, refundNotice] = await Promise.all([
    heldFor(order, candidate),
    userId !== undefined && hasAccount(userId),
    payment && !order ? returnsElsewhere(payment.sessionId) : false,
    ledgerOf(order),
    order?.sessionId ? readMail(receiptMail(order).id) : undefined,
    order?.sessionId
      ? readMail(refundMail(order, { stillOwned: false, asksBuyer: false }).id)
      : undefined,
  ]);
  return { payment, order, held, hasBuyer, isElsewhere, ledger, receipt, refundNotice };
}

async function heldFor(
  order: Order | undefined,
  { grants = [] }: Candidate,
): Promise<Entitlement[]> {
  if (order) return [...(await readEntitlements(order)).values()];
  return readGrants(grants);
}

async function readGrants(grants: Required<Candidate>['grants']): Promise<Entitlement[]> {
  const rows = await Promise.all(grants.map(({ userId, item }) => getEntitlement(userId, item)));
  return rows.filter((row) => row !== undefined);
}

/** Reads the entitlements that name an order which is for another member or another item. */
export async function readStrays(
  order: Order | undefined,
  { grants = [] }: Candidate,
): Promise<Entitlement[]> {
  if (!order) return [];
  const strange = await readGrants(grants.filter((grant) => !isOf(order, grant)));
  return strange.filter(({ state, orderId }) => state === 'owned' && orderId === order.id);
}

/** Whether the session's return URL is on another site: stages in test mode often share a Stripe account. */
async function returnsElsewhere(sessionId: string): Promise<boolean> {
  const session = await (await stripe()).checkout.sessions.retrieve(sessionId);
  const { SITE_URL, ALLOWED_ORIGINS = [] } = env();
  const origin = URL.parse(session.success_url ?? '')?.origin;
  return origin !== undefined && ![SITE_URL, ...ALLOWED_ORIGINS].includes(origin);
}

async function ledgerOf(order: Order | undefined): Promise<Facts['ledger']> {
  if (order?.credits === undefined) return 'complete';
  return checkPurchase(order, await listEntriesFrom(order.userId, purchaseEntry(order.id)));
}
