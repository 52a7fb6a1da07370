import { readIntent } from '../lib/purchase/purchase-intent.ts';
import { toast } from '../lib/toast.ts';
import * as messages from './messages.ts';

/** Long enough to be found by somebody who looks for where they are first. */
const shownSeconds = 20;

/** Says that nothing was charged, and for what, if this tab still knows. */
export function showCancelledToast(place: string): void {
  const intent = readIntent();
  const text =
    intent?.place === place
      ? messages.checkoutOfTitleCancelled(intent.title)
      : messages.checkoutCancelled;
  toast.info(text, { durationSeconds: shownSeconds });
}
