import type { Checkout } from '#shared/contracts/fields.ts';
import { requireText } from '../api/api-error.ts';
import { loadProvided } from '../provided-parts.ts';

type OpenCheckout = (code?: string) => Promise<Checkout>;

/**
 * Asks the buyer for a code. Returns the URL of the payment page; undefined if the buyer cancels.
 * @param url the URL of the payment page without a code
 */
export type AskForCode = (url: string, open: OpenCheckout) => Promise<string | undefined>;

/**
 * Returns the URL of the payment page. If the shop has codes for the item, the buyer is asked for one first.
 * @returns undefined if the buyer cancels
 */
export async function payableUrl(open: OpenCheckout): Promise<string | undefined> {
  const checked: OpenCheckout = async (code) => {
    const checkout = await open(code);
    requireText(checkout.url);
    return checkout;
  };
  const { url, codes } = await checked();
  return codes ? (await loadProvided('askForCode')).default(url, checked) : url;
}
