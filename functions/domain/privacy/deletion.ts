import type { DeletionProgress } from '#shared/contracts/privacy.ts';

/** The privacy policy promises deletion within 30 days of confirmation. */
const dueSeconds = 30 * 24 * 3600;
/** How long the confirmation link is valid. */
export const confirmableSeconds = 7 * 24 * 3600;
/** The email is kept this long after a request is closed, for questions about it. */
export const emailKeptSeconds = 30 * 24 * 3600;
/**
 * The rest is kept this long. It names no one, unless an administrator ignores the form's instructions and names
 * somebody.
 */
export const requestKeptSeconds = 365 * 24 * 3600;

/** A request's row. The requester has a row of their own, which is deleted earlier. */
export type Deletion = Omit<DeletionProgress, 'reference'> & {
  /** The reference of the request. */
  id: string;
  /** Present from confirmation on: the list in which administrators see it, and its sort time in that list. */
  queue?: 'open' | 'closed';
  queuedAt?: string;
  /** Epoch seconds from which the row counts as deleted, even if it still exists. */
  expiresAt?: number;
};

/** The requester, with the details they gave. */
export interface DeletionPerson {
  /** `person#<reference>` */
  id: string;
  email: string;
  details?: string;
  expiresAt?: number;
}

/** Returns when a request confirmed at this time is due. */
export function dueAfter(confirmedAt: string): string {
  return new Date(Date.parse(confirmedAt) + dueSeconds * 1000).toISOString();
}

/** Returns the state of a request as its page shows it. */
export function progressOf({ id, ...row }: Deletion): DeletionProgress {
  const { scope, state, requestedAt, confirmedAt, dueAt, closedAt, note } = row;
  return {
    reference: id,
    scope,
    state,
    requestedAt,
    ...(confirmedAt && { confirmedAt }),
    ...(dueAt && { dueAt }),
    ...(closedAt && { closedAt }),
    ...(note && { note }),
  };
}
