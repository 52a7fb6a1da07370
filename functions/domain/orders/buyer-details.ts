import type Stripe from 'stripe';

/** Who a receipt is for, as Stripe collected it. Kept where an order is taxed, and erased with the account. */
export interface BuyerDetails {
  name?: string;
  /** Of the country, its code. */
  address?: Partial<
    Record<'line1' | 'line2' | 'postalCode' | 'city' | 'state' | 'country', string>
  >;
  taxIds?: string[];
}

/** The buyer of a completed session. */
export function buyerOf({ customer_details: details }: Stripe.Checkout.Session): BuyerDetails {
  const taxIds = (details?.tax_ids ?? []).flatMap(({ value }) => value ?? []);
  return {
    ...(details?.name && { name: details.name }),
    ...(details?.address && { address: addressOf(details.address) }),
    ...(taxIds.length > 0 && { taxIds }),
  };
}

function addressOf(address: Stripe.Address): NonNullable<BuyerDetails['address']> {
  const { line1, line2, postal_code: postalCode, city, state, country } = address;
  const given = Object.entries({ line1, line2, postalCode, city, state, country });
  return Object.fromEntries(given.filter(([, value]) => value));
}
