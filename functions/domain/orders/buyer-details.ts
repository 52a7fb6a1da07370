import type Stripe from 'stripe';

/** The buyer's details as Stripe collected them. Only taxed orders keep them, and only until the account is deleted. */
export interface BuyerDetails {
  name?: string;
  /** `country` is an ISO 3166-1 alpha-2 code: `GB`. */
  address?: Partial<
    Record<'line1' | 'line2' | 'postalCode' | 'city' | 'state' | 'country', string>
  >;
  taxIds?: string[];
}

/** Returns the buyer's details from a completed session. */
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
