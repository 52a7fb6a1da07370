import type { Write } from '../../platform/dynamo.ts';
import { changeUsesWrites } from '../codes/code-repository.ts';
import type { Order, OrderStatus } from './order.ts';

type Using = Pick<Order, 'userId' | 'status' | 'grantedAt' | 'quote'>;

/** Statuses in which an order uses its code although nothing was granted: it has been paid, or still may be. */
const usingStatuses: readonly OrderStatus[] = ['pending', 'processing', 'disputed', 'charged_back'];

/** Whether an order counts as a use of its code. A granted order keeps counting after a refund. */
export function usesCode({ status, grantedAt }: Using): boolean {
  return grantedAt !== undefined || usingStatuses.includes(status);
}

/** Returns the writes that release or retake an order's use of its code when the order changes. */
export function usesOfCodeWrites(before: Using, after: Using): Write[] {
  const code = before.quote?.code;
  const change = Number(usesCode(after)) - Number(usesCode(before));
  return code !== undefined && change !== 0 ? changeUsesWrites(code, before.userId, change) : [];
}
