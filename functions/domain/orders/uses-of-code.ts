import type { Write } from '../../platform/dynamo.ts';
import { changeUsesWrites } from '../codes/code-repository.ts';
import type { Order, OrderStatus } from './order.ts';

type Using = Pick<Order, 'userId' | 'status' | 'grantedAt' | 'quote'>;

/** Statuses in which an order uses its code although nothing was granted: it is, or may yet be, paid. */
const usingStatuses: readonly OrderStatus[] = ['pending', 'processing', 'disputed', 'charged_back'];

/** Whether an order uses up its code. What was granted keeps its use, also after a refund. */
export function usesCode({ status, grantedAt }: Using): boolean {
  return grantedAt !== undefined || usingStatuses.includes(status);
}

/** The writes that give an order's use of its code back, or take it again, for a change of the order. */
export function usesOfCodeWrites(before: Using, after: Using): Write[] {
  const code = before.quote?.code;
  const change = Number(usesCode(after)) - Number(usesCode(before));
  return code !== undefined && change !== 0 ? changeUsesWrites(code, before.userId, change) : [];
}
