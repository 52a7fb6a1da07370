import type { Checkout } from '#shared/contracts/fields.ts';
import { borrow } from '../lent-parts.ts';

type OpenCheckout = (code?: string) => Promise<Checkout>;

/**
 * Asks the buyer for a code. Returns the payment page; undefined if the buyer turns back.
 * @param url the payment page without a code
 */
export type AskForCode = (url: string, open: OpenCheckout) => Promise<string | undefined>;

/**
 * Returns the address of the payment page. Where the shop has codes for the item, it asks the buyer for one first.
 * @returns undefined if the buyer turns back
 */
export async function payableUrl(open: OpenCheckout): Promise<string | undefined> {
  const { url, codes } = await open();
  return codes ? (await borrow('askForCode')).default(url, open) : url;
}
