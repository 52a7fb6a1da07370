import * as z from 'zod';
import { device, password, session } from './auth.ts';
import { defineContract } from './define-contract.ts';
import { newPassword, ok } from './fields.ts';

/** An item of the preview, with a count where useful, and a reason: `{ what: 'Listening positions', count: 3 }`. */
const tally = z.object({
  what: z.string(),
  count: z.number().int().optional(),
  why: z.string().optional(),
});

export const deletionPreview = z.object({
  /** Data that is permanently deleted. */
  goes: z.array(tally),
  /** Data that is kept without the email, each with the reason (tax law, the audit log). */
  stays: z.array(tally),
  /** Why the account cannot be deleted now: `last_admin`. */
  blocked: z.string().optional(),
});
export type DeletionPreview = z.output<typeof deletionPreview>;

/** Optional emails. Receipts and emails about the account need no choice. */
export const preferences = z.object({
  /** At most once a day: items published since the last one. */
  newItems: z.boolean(),
  /** Once per edition of a paper or a product that the member owns; on by default. */
  newEditions: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

/** The caller's choice, and whether it is in effect. */
const preferencesState = preferences.extend({
  /** Whether emails to the caller's address bounce, so that none are sent. */
  mailsBounce: z.boolean().optional(),
});

/** Signed, and sent only by email: it ends one member's optional emails of one kind. */
const stopToken = z.string().min(1).max(200);

/** Calls for a member's own account; part of the group `auth`. */
export const accountContract = defineContract({
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'member',
    summary: 'Change the password. Ends every other session and returns a new one.',
    input: z.object({ currentPassword: password, newPassword, device }),
    output: session,
    errors: ['wrong_password', 'password_not_accepted', 'too_many_requests'],
  },
  exportData: {
    method: 'GET',
    path: '/api/auth/export',
    access: 'member',
    summary:
      'One part of the data stored under the caller’s account; the web app joins the parts into one file. `cursor` requests the next part. The data excludes the list of emails sent, an administrator’s uploads, the audit log, and data that belongs to an address alone: waitlist entries and deletion requests.',
    input: z.object({ cursor: z.string().max(1000).optional() }),
    output: z.object({
      /** Rows by kind: `profile`, `purchases`, `ledger` … */
      parts: z.record(z.string(), z.array(z.unknown())),
      nextCursor: z.string().optional(),
    }),
    errors: ['too_many_requests'],
  },
  previewDeletion: {
    method: 'GET',
    path: '/api/auth/deletion',
    access: 'member',
    summary: 'What deleting the account would remove, and what must be kept.',
    input: z.object({}),
    output: deletionPreview,
    errors: ['too_many_requests'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/deletion',
    access: 'member',
    summary:
      'Delete the account. No one can sign in to it from then on; the rest is removed within minutes.',
    input: z.object({ password }),
    output: ok,
    errors: ['wrong_password', 'last_admin', 'conflict', 'too_many_requests'],
  },
  readPreferences: {
    method: 'GET',
    path: '/api/auth/preferences',
    access: 'member',
    summary: "The caller's optional emails.",
    input: z.object({}),
    output: preferencesState,
  },
  setPreferences: {
    method: 'PUT',
    path: '/api/auth/preferences',
    access: 'member',
    summary: 'Choose optional emails. Omitted settings stay as they are.',
    input: z.object({ newItems: z.boolean().optional(), newEditions: z.boolean().optional() }),
    output: preferencesState,
  },
  stopMails: {
    method: 'POST',
    path: '/api/auth/preferences/stop',
    access: 'public',
    summary:
      'Unsubscribe from one kind of optional email with the token from one of them. Idempotent.',
    input: z.object({ token: stopToken }),
    output: ok.extend({ stopped: z.enum(['newItems', 'newEditions']) }),
    errors: ['link_invalid'],
  },
  stopMailsByMail: {
    method: 'POST',
    path: '/api/auth/preferences/stop/{token}',
    access: 'public',
    summary: 'The same for email clients: one-click unsubscribe posts here (RFC 8058).',
    style: 'raw',
    input: z.object({ token: stopToken }),
    output: z.string(),
    errors: ['link_invalid'],
  },
  openStopPage: {
    method: 'GET',
    path: '/api/auth/preferences/stop/{token}',
    access: 'public',
    summary:
      'Redirects to the page for unsubscribing, for email clients that open the URL instead.',
    style: 'redirect',
    input: z.object({ token: stopToken }),
    output: z.void(),
    errors: ['link_invalid'],
  },
});
