import { formatAmount } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';

/** A large shop has thousands of items and few prices, and writing one of them makes a number format. */
const written = new Map<string, string>();

/** 4.5, 'gbp' → '£4.50', in the site's locale. */
export function priceText(price: number, currency: string): string {
  const key = `${price} ${currency}`;
  const before = written.get(key);
  if (before !== undefined) return before;
  const text = formatAmount(price, currency, siteConfig.locale);
  written.set(key, text);
  return text;
}
