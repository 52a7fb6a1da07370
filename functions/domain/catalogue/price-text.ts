import { formatAmount } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';

/** A cache: a large shop has thousands of items but few different prices, and each text needs a number format. */
const written = new Map<string, string>();

/** Formats a price in major units in the site's locale: 4.5, 'gbp' → '£4.50'. */
export function priceText(price: number, currency: string): string {
  const key = `${price} ${currency}`;
  const before = written.get(key);
  if (before !== undefined) return before;
  const text = formatAmount(price, currency, siteConfig.locale);
  written.set(key, text);
  return text;
}
