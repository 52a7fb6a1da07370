import type { ManagedDeletion } from '#shared/contracts/privacy.ts';

/** '3 deletion requests are open, 1 of them overdue' */
export function requestsSummary(
  { rows, nextCursor }: { rows: readonly Pick<ManagedDeletion, 'dueAt'>[]; nextCursor?: string },
  now: Date,
): { title: string; overdue: boolean } {
  const late = rows.filter(({ dueAt }) => dueAt && Date.parse(dueAt) < now.getTime()).length;
  const open =
    rows.length === 1
      ? '1 deletion request is open'
      : `${nextCursor ? 'More than ' : ''}${rows.length} deletion requests are open`;
  if (late === 0) return { title: open, overdue: false };
  const overdue = late === rows.length ? ' and overdue' : `, ${late} of them overdue`;
  return { title: `${open}${overdue}`, overdue: true };
}
