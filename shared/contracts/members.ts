import * as z from 'zod';
import { role } from './auth.ts';
import { statementLine } from './credits.ts';
import { defineContract } from './define-contract.ts';
import { currency, id, pageOfRows, pageQuery, resourceType } from './fields.ts';
import { sortField } from './list-sort.ts';

/** A row of the administrators' table of accounts. */
export const memberRow = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.number().int(),
  createdAt: z.string(),
  /** Present while the account is disabled. */
  disabledAt: z.string().optional(),
});
export type MemberRow = z.output<typeof memberRow>;

const memberColumns = ['email', 'joined'] as const;
export type MemberColumn = (typeof memberColumns)[number];

export const memberState = z.enum(['active', 'disabled']);
export type MemberState = z.output<typeof memberState>;

/** `revoked`: an administrator revoked access, whatever was paid. */
export const accessState = z.enum([
  'owned',
  'processing',
  'refunded',
  'disputed',
  'charged_back',
  'revoked',
]);

export const memberAccess = z.object({
  /** `article#<id>`; `credits#<order>` */
  item: z.string(),
  resourceType,
  resourceId: z.string(),
  title: z.string(),
  /** The bundle that contained the item; the amounts are the item's share. */
  bundle: z.object({ id: z.string(), title: z.string() }).optional(),
  state: accessState,
  sessionId: z.string(),
  amountPaid: z.number(),
  amountRefunded: z.number(),
  currency,
  purchasedAt: z.string(),
  /**
   * Present if an administrator gave the item: who, if their account still exists, and why. `sessionId` is the gift's
   * id.
   */
  complimentary: z.object({ by: z.string().optional(), reason: z.string() }).optional(),
});
export type MemberAccess = z.output<typeof memberAccess>;

/**
 * - `bounced`: emails to the address bounce permanently, so none are sent.
 * - `complained`: its owner has reported an email as spam, so no optional ones are sent.
 */
export const mailProblem = z.object({
  kind: z.enum(['bounced', 'complained']),
  /** When the email was sent. */
  at: z.string(),
});
export type MailProblem = z.output<typeof mailProblem>;

export const memberDetail = memberRow.extend({
  role,
  mailProblem: mailProblem.optional(),
  access: z.array(memberAccess),
  /** As the member's own statement shows it. */
  ledger: z.array(statementLine),
});
export type MemberDetail = z.output<typeof memberDetail>;

const givenItem = z.enum(['article', 'podcast', 'product']);

/** The kinds of items that can be given for free. */
export const givenKind = z.enum([...givenItem.options, 'bundle']);
export type GivenKind = z.output<typeof givenKind>;

/** A member who has an item because it was given to them, alone or in a bundle. */
const giftRow = z.object({
  /** The member's id. */
  id: z.string(),
  email: z.string(),
  /** The gift's id, for taking it back. */
  gift: z.string(),
  bundle: z.object({ id: z.string(), title: z.string() }).optional(),
  /** Absent if the giver's account has been deleted. */
  by: z.string().optional(),
  reason: z.string(),
  givenAt: z.string(),
});
export type GiftRow = z.output<typeof giftRow>;

/** The administrator's reason for a change. */
export const reason = z
  .string({ error: 'Give a reason of at least 3 characters for the audit log' })
  .trim()
  .min(3, 'Give a reason of at least 3 characters for the audit log')
  .max(300, 'The reason must be at most 300 characters');

/** The administrators' calls for accounts. Each change also writes an audit row. */
export const membersContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Accounts by email or by registration; `q` is any part of the email.',
    input: pageQuery().extend({ state: memberState.optional(), sort: sortField(memberColumns) }),
    output: pageOfRows(memberRow),
  },
  get: {
    method: 'GET',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'One account with its role, purchases and credit ledger.',
    input: z.object({ id }),
    output: memberDetail,
    errors: ['not_found'],
  },
  setRole: {
    method: 'PUT',
    path: '/api/admin/users/{id}/role',
    access: 'admin',
    summary: 'Add an account to the administrators or remove it. The last one cannot be removed.',
    input: z.object({ id, role }),
    output: memberDetail,
    errors: ['not_found', 'last_admin', 'conflict'],
  },
  setDisabled: {
    method: 'PUT',
    path: '/api/admin/users/{id}/disabled',
    access: 'admin',
    summary: 'Disable an account with immediate effect, or enable it again.',
    input: z.object({ id, disabled: z.boolean(), reason }),
    output: memberDetail,
    errors: ['not_found', 'last_admin', 'conflict'],
  },
  adjustCredits: {
    method: 'POST',
    path: '/api/admin/users/{id}/credits',
    access: 'admin',
    summary: 'Add or remove credits. Repeating a `requestId` has no further effect.',
    input: z.object({
      id,
      credits: z
        .number({ error: 'Enter a whole number of credits' })
        .int('Enter a whole number of credits')
        .min(-100_000, 'At most 100,000 credits at a time')
        .max(100_000, 'At most 100,000 credits at a time'),
      reason,
      requestId: z.string().min(8).max(64),
    }),
    output: memberDetail,
    errors: ['not_found', 'out_of_credits', 'conflict'],
  },
  setAccess: {
    method: 'PUT',
    path: '/api/admin/users/{id}/access',
    access: 'admin',
    summary:
      'Revoke access to a purchased item, or restore it. Items bought in a bundle are revoked and restored together.',
    input: z.object({ id, item: z.string().min(3).max(210), granted: z.boolean(), reason }),
    output: memberDetail,
    errors: ['not_found', 'conflict', 'payment_unavailable'],
  },
  giveAccess: {
    method: 'PUT',
    path: '/api/admin/users/{id}/gifts',
    access: 'admin',
    summary:
      'Give free access to a paid item, or to the missing items of a bundle. The member gets one email. Repeating it with the same reason has no further effect.',
    input: z.object({ id, resourceType: givenKind, resourceId: id, reason }),
    output: memberDetail,
    errors: ['not_found', 'item_is_free', 'already_owned', 'payment_processing', 'conflict'],
  },
  takeBack: {
    method: 'DELETE',
    path: '/api/admin/users/{id}/gifts/{gift}',
    access: 'admin',
    summary:
      'Take back a gift; a bundle is taken back as a whole. Purchases are not affected. Repeating it has no further effect.',
    input: z.object({ id, gift: z.string().regex(/^complimentary_\w{26}$/), reason }),
    output: memberDetail,
    errors: ['not_found', 'conflict'],
  },
  listGifts: {
    method: 'GET',
    path: '/api/admin/gifts',
    access: 'admin',
    summary:
      'The members who have an item because it was given to them, in pages. A page may be short or empty: follow `nextCursor` to the end.',
    input: z.object({
      resourceType: givenItem,
      resourceId: id,
      cursor: z.string().max(1000).optional(),
    }),
    output: pageOfRows(giftRow),
  },
  resendReceipt: {
    method: 'POST',
    path: '/api/admin/users/{id}/receipts',
    access: 'admin',
    summary: 'Resend the receipt of a purchase, with its link to the purchases page.',
    input: z.object({ id, item: z.string().min(3).max(210) }),
    output: z.object({ message: z.string() }),
    errors: ['not_found', 'not_purchased', 'conflict', 'too_many_requests'],
  },
  resumeMails: {
    method: 'POST',
    path: '/api/admin/users/{id}/mails',
    access: 'admin',
    summary:
      'Resume emails to an address that bounced, once its mailbox works. The next bounce stops them again.',
    input: z.object({ id, reason }),
    output: memberDetail,
    errors: ['not_found', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: "Delete an account at its owner's request. The last administrator cannot be deleted.",
    input: z.object({ id, reason }),
    output: z.object({ message: z.string() }),
    errors: ['not_found', 'last_admin', 'conflict'],
  },
});
