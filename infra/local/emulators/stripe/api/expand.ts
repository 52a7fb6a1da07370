import type { Kind } from '../store/stored-kinds.ts';
import type { Store } from '../store/create-store.ts';
import { invalidRequest } from '../stripe-failure.ts';

type Json = Record<string, unknown>;

const expandable: Readonly<Record<string, Kind>> = {
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
  balance_transaction: 'balance_transaction',
  product: 'product',
  coupon: 'coupon',
  promotion_code: 'promotion_code',
};

const maxDepth = 4;

function lineItemsOf(store: Store, session: Json): Json {
  const id = String(session['id']);
  return {
    object: 'list',
    data: store.find('checkout_order', id)?.lineItems ?? [],
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  };
}

function expandField(store: Store, object: Json, field: string, path: string): unknown {
  const value = object[field];
  const kind = expandable[field];
  if (field === 'line_items' && object['object'] === 'checkout.session')
    return lineItemsOf(store, object);
  if (value === undefined || (typeof value === 'string' && !kind))
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return kind && typeof value === 'string' ? (store.find(kind, value) ?? value) : value;
}

function expandPath(store: Store, target: unknown, fields: string[], path: string): unknown {
  const [field, ...rest] = fields;
  if (field === undefined || target === null || typeof target !== 'object') return target;
  if (Array.isArray(target)) return target.map((one) => expandPath(store, one, fields, path));
  const object = target as Json;
  const value = expandField(store, object, field, path);
  return { ...object, [field]: expandPath(store, value, rest, path) };
}

/**
 * Replaces the named ids of an object with the objects themselves; `data.` leads into a list
 * (docs.stripe.com/expand).
 */
export function expand(store: Store, object: object, paths: readonly string[]): object {
  return paths.reduce<object>((result, path) => {
    const fields = path.split('.');
    if (fields.length > maxDepth)
      throw invalidRequest(`You cannot expand more than ${maxDepth} levels of a property.`, {
        param: 'expand',
      });
    return expandPath(store, result, fields, path) as object;
  }, object);
}
