import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import * as messages from './messages.ts';

/** Summarises open requests: '3 deletion requests are open, 1 of them overdue'. */
export function requestsSummary(
  { rows, nextCursor }: { rows: readonly Pick<ManagedDeletion, 'dueAt'>[]; nextCursor?: string },
  now: Date,
): { title: string; overdue: boolean } {
  const late = rows.filter(({ dueAt }) => dueAt && Date.parse(dueAt) < now.getTime()).length;
  const count = rows.length;
  const open = nextCursor ? messages.moreRequestsAreOpen(count) : messages.requestsAreOpen(count);
  if (late === 0) return { title: open, overdue: false };
  const title = late === count ? messages.andOverdue(open) : messages.someOverdue(open, late);
  return { title, overdue: true };
}
