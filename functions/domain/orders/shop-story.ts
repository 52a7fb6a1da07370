import type { OrderEvent } from '#shared/contracts/orders.ts';
import { listEntriesFrom } from '../credits/ledger-repository.ts';
import { getMail } from '../mails/mail-repository.ts';
import { purchaseEntry } from './credits-of-order.ts';
import type { Order } from './order.ts';
import { receiptMailId, refundMailId } from './purchase-mails.ts';

/** What the shop did for an order: access, credits, mails; in no particular order. */
export async function readShopStory(order: Order): Promise<OrderEvent[]> {
  const [credits, mails] = await Promise.all([creditEvents(order), mailEvents(order)]);
  return [...orderEvents(order), ...credits, ...mails];
}

function orderEvents({ createdAt, grantedAt, refundedAt, revokedAt }: Order): OrderEvent[] {
  const times = {
    ordered: createdAt,
    granted: grantedAt,
    access_ended: refundedAt,
    revoked: revokedAt,
  };
  return Object.entries(times).flatMap(([what, at]) =>
    at ? { at, by: 'shop' as const, what: what as OrderEvent['what'] } : [],
  );
}

async function creditEvents({ id, userId, credits }: Order): Promise<OrderEvent[]> {
  if (credits === undefined) return [];
  const rows = await listEntriesFrom(userId, purchaseEntry(id));
  return rows.map(({ createdAt: at, credits }) => ({ at, by: 'shop', what: 'credits', credits }));
}

/** The outbox keeps mails for 30 days. */
async function mailEvents({ id }: Order): Promise<OrderEvent[]> {
  const mails = await Promise.all([receiptMailId(id), refundMailId(id)].map(getMail));
  return mails.flatMap((mail) =>
    mail
      ? {
          at: mail.closedAt ?? mail.createdAt,
          by: 'shop' as const,
          what: 'mail' as const,
          status: mail.outcome ?? 'pending',
          detail: mail.kind,
        }
      : [],
  );
}
