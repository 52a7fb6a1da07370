import type { Params } from './parse-form.ts';
import { paramName } from './parse-form.ts';
import {
  hashList,
  metadata,
  optionalInteger,
  optionalString,
  refuseUnknown,
  requiredHash,
  requiredInteger,
  requiredString,
  stringList,
} from './read-params.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { supportedCurrencies } from '../currencies.ts';

export interface RequestedItem {
  name: string;
  description: string | null;
  images: string[];
  metadata: Record<string, string>;
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

function item(line: Params): RequestedItem {
  refuseUnknown(line, ['price_data', 'quantity']);
  const price = requiredHash(line, 'price_data');
  refuseUnknown(price, ['currency', 'unit_amount', 'product_data']);
  const product = requiredHash(price, 'product_data');
  refuseUnknown(product, ['name', 'description', 'images', 'metadata']);
  return {
    name: requiredString(product, 'name'),
    description: optionalString(product, 'description') ?? null,
    images: stringList(product, 'images'),
    metadata: metadata(product),
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
