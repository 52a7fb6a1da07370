import * as z from 'zod';
import { waitlists } from '../site-config/waitlists.ts';
import { defineContract } from './define-contract.ts';
import { email, id, ok, pageOfRows, pageQuery } from './fields.ts';
import { sortField } from './list-sort.ts';

/** The waitlists of the site. */
export const waitlistName = z.enum(waitlists.map(({ name }) => name));
export type WaitlistName = z.output<typeof waitlistName>;

/** A waitlist entry as administrators see it. */
export const waitlistRow = z.object({
  list: waitlistName,
  email: z.string(),
  joinedAt: z.string(),
});
export type WaitlistRow = z.output<typeof waitlistRow>;

/** Signed, and sent only by email: it removes exactly one email from exactly one list. */
const leaveToken = z.string().min(1).max(600);

export const waitlistContract = defineContract({
  join: {
    method: 'POST',
    path: '/api/waitlist',
    access: 'public',
    summary: 'Join a waitlist. Idempotent, with the same response each time.',
    input: z.object({ email, list: waitlistName.optional() }),
    output: ok,
    errors: ['too_many_requests'],
  },
  leave: {
    method: 'POST',
    path: '/api/waitlist/leave',
    access: 'public',
    summary: 'Leave a waitlist with the token from the email. Idempotent.',
    input: z.object({ token: leaveToken }),
    output: ok.extend({ list: waitlistName }),
    errors: ['link_invalid'],
  },
  leaveByMail: {
    method: 'POST',
    path: '/api/waitlist/leave/{token}',
    access: 'public',
    summary: 'The same for email clients: one-click unsubscribe posts here (RFC 8058).',
    style: 'raw',
    input: z.object({ token: leaveToken }),
    output: z.string(),
    errors: ['link_invalid'],
  },
  openLeavePage: {
    method: 'GET',
    path: '/api/waitlist/leave/{token}',
    access: 'public',
    summary: 'Redirects to the page for leaving, for email clients that open the URL instead.',
    style: 'redirect',
    input: z.object({ token: leaveToken }),
    output: z.void(),
    errors: ['link_invalid'],
  },
  listManaged: {
    method: 'GET',
    path: '/api/admin/waitlist',
    access: 'admin',
    summary: 'Waitlist entries, latest first; `q` is any part of the email.',
    input: pageQuery().extend({ list: waitlistName, sort: sortField(['date', 'email']) }),
    output: pageOfRows(waitlistRow),
  },
  countManaged: {
    method: 'GET',
    path: '/api/admin/waitlist/counts',
    access: 'admin',
    summary: 'The number of people on each waitlist.',
    input: z.object({}),
    output: z.object({
      lists: z.array(z.object({ list: waitlistName, count: z.number().int() })),
    }),
  },
  listOfMember: {
    method: 'GET',
    path: '/api/admin/waitlist/members/{id}',
    access: 'admin',
    summary: 'The waitlists that the address of an account is on.',
    input: z.object({ id }),
    output: z.object({ rows: z.array(waitlistRow) }),
    errors: ['not_found'],
  },
  exportManaged: {
    method: 'GET',
    path: '/api/admin/waitlist.csv',
    access: 'admin',
    summary: 'One waitlist as CSV (RFC 4180), in the order of joining.',
    style: 'raw',
    input: z.object({ list: waitlistName }),
    output: z.string(),
  },
  removeManaged: {
    method: 'POST',
    path: '/api/admin/waitlist/removal',
    access: 'admin',
    summary:
      'Remove an address from a list. The address is sent in the body, because URLs are logged.',
    input: z.object({ list: waitlistName, email }),
    output: ok,
    errors: ['not_found'],
  },
});
