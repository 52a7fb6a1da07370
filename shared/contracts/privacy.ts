import * as z from 'zod';
import { deletionScopes } from '../site-config/deletion-scopes.ts';
import { defineContract } from './define-contract.ts';
import { email, manyLines, pageOfRows, pageQuery } from './fields.ts';
import { sortField } from './list-sort.ts';

/** The data to delete: one of the site's scopes, or an account on it. */
export const deletionScope = z.enum([...deletionScopes.map(({ scope }) => scope), 'account']);
export type DeletionScope = z.output<typeof deletionScope>;

/**
 * - `unconfirmed`: the email with the link has been sent; nothing is deleted before it is confirmed.
 * - `open`: confirmed by email; due within 30 days.
 * - `done`, `declined`: closed by an administrator. `withdrawn`: withdrawn by email.
 */
export const deletionState = z.enum(['unconfirmed', 'open', 'done', 'declined', 'withdrawn']);
export type DeletionState = z.output<typeof deletionState>;

/**
 * Identifies a request in the URL of its page. Anyone who knows it can read the state and the administrator's note,
 * which must name no one, and nothing else about the person.
 */
const reference = z.string().regex(/^[\w-]{16,64}$/, 'This is not the number of a request');

/** Sent only by email. */
const token = z.string().min(1).max(200);

/** The state as the request's page shows it, without the email: the page may be open on a shared screen. */
export const deletionProgress = z.object({
  reference: z.string(),
  scope: deletionScope,
  state: deletionState,
  requestedAt: z.string(),
  confirmedAt: z.string().optional(),
  /** When it is due; present from confirmation. */
  dueAt: z.string().optional(),
  closedAt: z.string().optional(),
  /** The administrator's closing note, for anyone with the reference: it must name no one. */
  note: z.string().optional(),
});
export type DeletionProgress = z.output<typeof deletionProgress>;

/** A request as administrators see it. The email is deleted 30 days after closing. */
export const managedDeletion = deletionProgress.extend({
  email: z.string().optional(),
  details: z.string().optional(),
  /** The account on this site with that email, if there is one. */
  userId: z.string().optional(),
});
export type ManagedDeletion = z.output<typeof managedDeletion>;

export const privacyContract = defineContract({
  request: {
    method: 'POST',
    path: '/api/deletion-requests',
    access: 'public',
    summary:
      'Request the deletion of data. Repeating a `requestId` has no further effect. The response is the same whether or not we know the address.',
    input: z.object({
      email,
      scope: deletionScope,
      details: z
        .string()
        .trim()
        .max(2000, 'Please keep it under 2,000 characters')
        .regex(manyLines, 'Please leave out control characters')
        .optional(),
      requestId: z.string().regex(/^[\w-]{16,64}$/),
    }),
    output: deletionProgress,
    errors: ['too_many_requests', 'conflict'],
  },
  read: {
    method: 'GET',
    path: '/api/deletion-requests/{reference}',
    access: 'public',
    summary: 'The state of a request.',
    input: z.object({ reference }),
    output: deletionProgress,
    errors: ['not_found'],
  },
  confirm: {
    method: 'POST',
    path: '/api/deletion-requests/{reference}/confirmation',
    access: 'public',
    summary: 'Confirm a request with the token from the email. Starts the 30 days.',
    input: z.object({ reference, token }),
    output: deletionProgress,
    errors: ['link_invalid', 'conflict'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/deletion-requests/{reference}/withdrawal',
    access: 'public',
    summary: 'Withdraw an open request with the token from the email.',
    input: z.object({ reference, token }),
    output: deletionProgress,
    errors: ['link_invalid', 'conflict'],
  },
  listManaged: {
    method: 'GET',
    path: '/api/admin/deletion-requests',
    access: 'admin',
    summary: 'Confirmed requests: open ones by due date, or closed ones, latest first.',
    input: pageQuery().extend({
      show: z.enum(['open', 'closed']).optional(),
      sort: sortField(['date']),
    }),
    output: pageOfRows(managedDeletion),
  },
  close: {
    method: 'PUT',
    path: '/api/admin/deletion-requests/{reference}',
    access: 'admin',
    summary: 'Close a request as done or declined; the requester is notified by email.',
    input: z.object({
      reference,
      outcome: z.enum(['done', 'declined']),
      note: z
        .string({ error: 'Say what was deleted, or why it cannot be' })
        .trim()
        .min(3, 'Say what was deleted, or why it cannot be')
        .max(1000, 'Please keep it under 1,000 characters'),
    }),
    output: managedDeletion,
    errors: ['not_found', 'conflict'],
  },
});
