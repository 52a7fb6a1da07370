import { readWish } from '../lib/purchase/wish.ts';
import { toast } from '../lib/toast.ts';

/** Long enough to be found by somebody who looks for where they are first. */
const shownSeconds = 20;

/** Says that nothing was charged, and for what, if this tab still knows. */
export function sayCancelled(place: string): void {
  const wish = readWish();
  const [charged, what] =
    wish?.place === place ? [` for “${wish.title}”`, 'It'] : ['', 'What you had chosen'];
  toast.info(
    `Checkout cancelled. You were not charged${charged}. ${what} is still here when you want it.`,
    { durationSeconds: shownSeconds },
  );
}
