import type { OrderEvent } from '#shared/contracts/orders.ts';
import { listEntriesFrom } from '../credits/ledger-repository.ts';
import { readDownloads } from '../downloads/download-repository.ts';
import { getMail } from '../mails/mail-repository.ts';
import { purchaseEntry } from './credits-of-order.ts';
import type { Order } from './order.ts';
import { receiptMailId, refundMailId } from './purchase-mails.ts';

/** Reads what the shop did for an order: access, credits, emails and downloads, unsorted. */
export async function readShopHistory(order: Order): Promise<OrderEvent[]> {
  const [credits, mails, downloads] = await Promise.all([
    creditEvents(order),
    mailEvents(order),
    downloadEvents(order),
  ]);
  return [...orderEvents(order), ...credits, ...mails, ...downloads];
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

/** Returns the first and the latest download; those between them are only counted. */
async function downloadEvents({ id }: Order): Promise<OrderEvent[]> {
  const downloads = await readDownloads(id);
  if (!downloads) return [];
  const { count, firstAt, lastAt, items = {} } = downloads;
  // With several items (a bundle), editions would not say which item they belong to.
  const [item, ...others] = Object.values(items);
  const editions = others.length === 0 ? item?.editions : undefined;
  const event = { by: 'shop', what: 'downloaded' } as const;
  const latest = { ...event, at: lastAt, count, ...(editions && { editions }) };
  return count > 1 ? [{ ...event, at: firstAt, count: 1 }, latest] : [latest];
}

/** Returns the emails of an order. The outbox keeps them for 30 days. */
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
