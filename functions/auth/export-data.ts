import * as z from 'zod';
import type { accountContract } from '../../shared/contracts/account.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { belongings, readBelongings } from '../core/members/belongings.ts';
import { preferencesOf } from '../core/members/choose-mails.ts';
import type { Member } from '../core/members/member-repository.ts';
import { listPlaces } from '../core/members/waitlist-places.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { exportedRow } from './exported-row.ts';
import { requireMember } from './read-account.ts';
import { deletionRequestsOf } from './requests-of-address.ts';

/** Rows of an answer: with the longest replies that are kept for a day it is well below Lambda's 6 MB. */
const rowsPerAnswer = 500;

const place = z.object({
  kind: z.enum(belongings),
  start: z.record(z.string(), z.string()).optional(),
});
type Place = z.output<typeof place>;

/**
 * What is stored about the caller, a piece at a time: first the account itself, then table by table. Each row says only
 * what is his own: no ids of the payment service beyond those of his receipts, no tokens, nobody else's name.
 */
export const exportData: UseCase<typeof accountContract.exportData> = async ({ cursor }, actor) => {
  const from = cursor === undefined ? undefined : readCursor(cursor, place);
  await takeAttempt('data-export', actor.id, siteConfig.limits.dataExport);
  const member = await requireMember(actor.id);
  const parts: Record<string, unknown[]> = from ? {} : await accountItself(member);
  let next: Place | undefined = from ?? { kind: belongings[0] };
  for (let room = rowsPerAnswer; next && room > 0;) {
    const { kind, start }: Place = next;
    const page = await readBelongings(kind, member.id, room, ownKey(member, start));
    (parts[kind] ??= []).push(...page.rows.map((row) => exportedRow(kind, row)));
    room -= page.rows.length;
    next = page.next ? { kind, start: withoutOwner(page.next) } : after(kind);
  }
  return { parts, ...(next && { nextCursor: writeCursor(next) }) };
};

async function accountItself(member: Member): Promise<Record<string, unknown[]>> {
  const { id, email, createdAt, credits } = member;
  const [waitlists, deletionRequests] = await Promise.all([
    listPlaces(email),
    deletionRequestsOf(email),
  ]);
  return {
    profile: [{ id, email, createdAt, credits, ...preferencesOf(member) }],
    waitlists,
    deletionRequests,
  };
}

/** A cursor never says whose rows are read: only the caller's own ever are. */
function withoutOwner({ userId: _owner, ...start }: Record<string, unknown>): Place['start'] {
  return start as Place['start'];
}

function ownKey({ id }: Member, start: Place['start']): Record<string, unknown> | undefined {
  return start && { ...start, userId: id };
}

function after(kind: Place['kind']): Place | undefined {
  const next = belongings[belongings.indexOf(kind) + 1];
  return next && { kind: next };
}
