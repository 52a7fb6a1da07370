import type Stripe from 'stripe';

/** The buyer's details as Stripe collected them. Only taxed orders keep them, until the account is erased. */
export interface BuyerDetails {
  name?: string;
  /** The country is its two-letter code. */
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
