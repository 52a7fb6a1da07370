import { readIntent } from '../lib/purchase/purchase-intent.ts';
import { toast } from '../lib/toast.ts';

/** Long enough to be found by somebody who looks for where they are first. */
const shownSeconds = 20;

/** Says that nothing was charged, and for what, if this tab still knows. */
export function showCancelledToast(place: string): void {
  const intent = readIntent();
  const [charged, what] =
    intent?.place === place ? [` for “${intent.title}”`, 'It'] : ['', 'What you had chosen'];
  toast.info(
    `Checkout cancelled. You were not charged${charged}. ${what} is still here when you want it.`,
    { durationSeconds: shownSeconds },
  );
}
