import type { Entitlement } from '../../lib/purchase/entitlements.ts';
import type { FileAccess } from './file-list.tsx';

/** Returns a visitor's access to the files of an item. */
export function fileAccess(isFree: boolean, { ownership, purchase }: Entitlement): FileAccess {
  if (isFree) return 'free';
  return ownership === 'owned' && purchase ? { sessionId: purchase.id } : undefined;
}
