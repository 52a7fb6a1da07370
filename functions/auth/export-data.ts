import * as z from 'zod';
import { accountContract } from '#shared/contracts/account.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { readDownloads } from '../domain/downloads/download-repository.ts';
import type { Entitlement } from '../domain/entitlements/entitlement.ts';
import type { Order } from '../domain/orders/order.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { memberDataTables, readMemberData } from '../domain/members/member-data-repository.ts';
import { preferencesOf } from '../domain/members/choose-mails.ts';
import type { Member } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { implement } from '../platform/implement.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { exportedRow } from './exported-row.ts';
import { requireOwnAccount } from './read-account.ts';

/** Rows per response: well below Lambda's 6 MB, even with the longest replies. */
const rowsPerPage = 500;
const concurrency = 16;

/** The last row of the previous page, by its sort key. */
const position = z.object({ kind: z.enum(memberDataTables), after: z.string().min(1).optional() });
type Position = z.output<typeof position>;

/**
 * Exports the data stored for the caller's account in pages: first the account itself, then table by table. Rows
 * contain only the member's own data: no Stripe ids except those of receipts, no tokens, no other people's names.
 * Data that belongs to an email alone, such as waitlist entries, is left out
 * (docs/decisions/0019-deleting-an-account.md).
 */
export const exportData = implement(accountContract.exportData, async ({ cursor }, actor) => {
  const from = cursor === undefined ? undefined : readCursor(cursor, position);
  // The limit counts exports, not pages, so that a large export can finish.
  if (!from) await consumeRateLimit('data-export', actor.id, siteConfig.limits.dataExport);
  const member = await requireOwnAccount(actor.id);
  const parts: Record<string, unknown[]> = from ? {} : { profile: [profileOf(member)] };
  let next: Position | undefined = from ?? { kind: memberDataTables[0]! };
  for (let room = rowsPerPage; next && room > 0;) {
    const { kind, after }: Position = next;
    const page = await readMemberData(kind, member.id, room, after);
    const rows = await mapConcurrently(page.rows, concurrency, async (row) => ({
      ...exportedRow(kind, row),
      ...(await downloadsOf(downloaderOf(kind, row))),
    }));
    (parts[kind] ??= []).push(...rows);
    room -= page.rows.length;
    next = page.next ? { kind, after: page.next } : following(kind);
  }
  return { parts, ...(next && { nextCursor: writeCursor(next) }) };
});

/** The order or the gift for which a row's downloads are counted. */
function downloaderOf(kind: Position['kind'], row: Record<string, unknown>): string | undefined {
  if (kind === 'orders') return (row as unknown as Order).id;
  if (kind !== 'purchases') return undefined;
  const { orderId, complimentary } = row as unknown as Entitlement;
  return complimentary && orderId;
}

async function downloadsOf(id: string | undefined): Promise<Record<string, unknown>> {
  const downloads = id === undefined ? undefined : await readDownloads(id);
  return downloads ? { downloads } : {};
}

function profileOf(member: Member): Record<string, unknown> {
  const { id, email, createdAt, credits } = member;
  return { id, email, createdAt, credits, ...preferencesOf(member) };
}

function following(kind: Position['kind']): Position | undefined {
  const next = memberDataTables[memberDataTables.indexOf(kind) + 1];
  return next && { kind: next };
}
