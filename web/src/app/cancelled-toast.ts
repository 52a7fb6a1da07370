import { readIntent } from '../lib/purchase/purchase-intent.ts';
import { toast } from '../lib/toast.ts';
import * as messages from './messages.ts';

/** Long enough for buyers who first look around the page. */
const shownSeconds = 20;

/** Shows that nothing was charged, and for which item, if this tab still knows it. */
export function showCancelledToast(place: string): void {
  const intent = readIntent();
  const text =
    intent?.place === place
      ? messages.checkoutOfTitleCancelled(intent.title)
      : messages.checkoutCancelled;
  toast.info(text, { durationSeconds: shownSeconds });
}
