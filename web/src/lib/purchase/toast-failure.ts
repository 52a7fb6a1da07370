import { toast } from '../toast.ts';
import * as messages from './messages.ts';
import type { PurchaseCheck } from './use-purchase-check.ts';

/** Says in a toast that a purchase could not be verified. */
export function toastFailure({ state }: PurchaseCheck): void {
  if (state === 'failed') toast.error(messages.couldNotVerifyPurchasePlease);
}
