import type { DeletionProgress } from '#shared/contracts/privacy.ts';
import { now } from '../../platform/clock.ts';

/** podcasts-and-pages.md, section 9: data deletion within 30 days of verification. */
const dueSeconds = 30 * 24 * 3600;
/** How long the mail's link waits for its reader. */
export const confirmableSeconds = 7 * 24 * 3600;
/** The address is kept for so long after the end, to answer questions about it. */
export const addressKeptSeconds = 30 * 24 * 3600;
/** And what is left for so long. It names nobody, unless the administrator's note does, against what his form says. */
export const requestKeptSeconds = 365 * 24 * 3600;

/** A request's row. Who asked stands in a row of its own, which is forgotten earlier. */
export type Deletion = Omit<DeletionProgress, 'reference'> & {
  /** The reference. */
  id: string;
  /** From the confirmation on: in which list administrators see it, and under what time. */
  queue?: 'open' | 'closed';
  queuedAt?: string;
  /** Epoch seconds from which on the row does not exist any more, deleted or not. */
  expiresAt?: number;
};

/** Who asked, and what for in his own words. */
export interface DeletionPerson {
  /** `person#<reference>` */
  id: string;
  email: string;
  details?: string;
  expiresAt?: number;
}

/** DynamoDB deletes what has expired when it finds time: until then nobody may see it. */
export function isKept({ expiresAt }: { expiresAt?: number }): boolean {
  return expiresAt === undefined || expiresAt > now().getTime() / 1000;
}

/** When a request that is confirmed at this moment has to be done. */
export function dueAfter(confirmedAt: string): string {
  return new Date(Date.parse(confirmedAt) + dueSeconds * 1000).toISOString();
}

/** What the page of a request shows. */
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
