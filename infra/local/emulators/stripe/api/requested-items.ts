import type { Params } from './parse-form.ts';
import { paramName } from './parse-form.ts';
import {
  hashList,
  metadata,
  optionalChoice,
  optionalInteger,
  optionalString,
  refuseUnknown,
  requiredHash,
  requiredInteger,
  requiredString,
  stringList,
} from './read-params.ts';
import { invalidRequest, noSuch } from '../stripe-failure.ts';
import { supportedCurrencies } from '../currencies.ts';

export interface RequestedItem {
  name: string;
  description: string | null;
  images: string[];
  metadata: Record<string, string>;
  /** Stripe's tax code, `txcd_…`; null if none is given. */
  taxCode: string | null;
  taxBehavior: 'exclusive' | 'inclusive' | 'unspecified';
  currency: string;
  unitMinor: number;
  quantity: number;
}

function currencyOf(price: Params): string {
  const currency = requiredString(price, 'currency').toLowerCase();
  if (!supportedCurrencies.has(currency))
    throw invalidRequest(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${[...supportedCurrencies].join(', ')}`,
      { param: paramName(price, 'currency') },
    );
  return currency;
}

function taxCodeOf(product: Params): string | null {
  const code = optionalString(product, 'tax_code');
  if (code !== undefined && !/^txcd_\d{8}$/.test(code))
    throw noSuch('tax code', code, paramName(product, 'tax_code'), 400);
  return code ?? null;
}

function item(line: Params): RequestedItem {
  refuseUnknown(line, ['price_data', 'quantity']);
  const price = requiredHash(line, 'price_data');
  refuseUnknown(price, ['currency', 'unit_amount', 'product_data', 'tax_behavior']);
  const product = requiredHash(price, 'product_data');
  refuseUnknown(product, ['name', 'description', 'images', 'metadata', 'tax_code']);
  return {
    name: requiredString(product, 'name'),
    description: optionalString(product, 'description') ?? null,
    images: stringList(product, 'images'),
    metadata: metadata(product),
    taxCode: taxCodeOf(product),
    taxBehavior:
      optionalChoice(price, 'tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ??
      'unspecified',
    currency: currencyOf(price),
    unitMinor: requiredInteger(price, 'unit_amount'),
    quantity: optionalInteger(line, 'quantity', 1) ?? 1,
  };
}

/**
 * The line items of a new session: 1 to 100, all in one currency. Only price_data is supported, not stored
 * prices.
 */
export function requestedItems(lines: Params): RequestedItem[] {
  const items = hashList(lines).map(item);
  if (items.length > 100)
    throw invalidRequest('You can have up to 100 line items.', { param: 'line_items' });
  const other = items.find(({ currency }) => currency !== items[0]?.currency);
  if (other)
    throw invalidRequest(
      `All line items must be in one currency: got ${items[0]?.currency} and ${other.currency}.`,
      { param: 'line_items' },
    );
  return items;
}
