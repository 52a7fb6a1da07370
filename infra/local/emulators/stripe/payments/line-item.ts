import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';
import type { RequestedItem } from '../api/requested-items.ts';
import type { SessionRequest } from '../api/session-request.ts';

/** The price in JSON: `unit_amount_decimal` is text there, which the SDK turns into its Decimal. */
type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };

function newProduct(context: StripeContext, item: RequestedItem): Stripe.Product {
  const product: Stripe.Product = {
    id: stripeId('prod_', 14),
    object: 'product',
    active: false,
    created: context.now(),
    default_price: null,
    description: item.description,
    images: item.images,
    livemode: false,
    marketing_features: [],
    metadata: item.metadata,
    name: item.name,
    package_dimensions: null,
    shippable: null,
    tax_code: item.taxCode,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: context.now(),
    url: null,
  };
  context.store.put('product', product);
  return product;
}

/** The lines of a session. Each carries its share of the discount; the last one absorbs rounding differences. */
export function newLineItems(
  context: StripeContext,
  { items, subtotalMinor, discount }: Pick<SessionRequest, 'items' | 'subtotalMinor' | 'discount'>,
): Stripe.LineItem[] {
  const offMinor = discount?.amountMinor ?? 0;
  let left = offMinor;
  return items.map((item, index) => {
    const share = Math.floor((offMinor * item.unitMinor * item.quantity) / (subtotalMinor || 1));
    const mine = index === items.length - 1 ? left : share;
    left -= mine;
    return newLineItem(context, item, mine);
  });
}

/** A session's line with the price and product that Stripe creates for it. */
function newLineItem(
  context: StripeContext,
  item: RequestedItem,
  discountMinor: number,
): Stripe.LineItem {
  const price: WirePrice = {
    id: stripeId('price_1'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: context.now(),
    currency: item.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newProduct(context, item).id,
    recurring: null,
    tax_behavior: item.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: item.unitMinor,
    unit_amount_decimal: String(item.unitMinor),
  };
  const totalMinor = item.unitMinor * item.quantity;
  return {
    id: stripeId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discountMinor,
    amount_subtotal: totalMinor,
    amount_tax: 0,
    amount_total: totalMinor - discountMinor,
    currency: item.currency,
    description: item.name,
    metadata: {},
    price: price as unknown as Stripe.Price,
    quantity: item.quantity,
  };
}
