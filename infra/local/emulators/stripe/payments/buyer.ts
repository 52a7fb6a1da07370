import type Stripe from 'stripe';

/** What a buyer types at Checkout besides a card. */
export interface Buyer {
  email: string;
  name?: string;
  address?: { line1: string; city: string; postal_code: string; country: string };
  taxId?: Stripe.Checkout.Session.CustomerDetails.TaxId;
  /** Whether the box of the terms is ticked. */
  accepts?: boolean;
}

/** Whether a session asks for name and address, as it does where tax is calculated. */
export const asksForAddress = (session: Stripe.Checkout.Session): boolean =>
  session.automatic_tax.enabled || session.billing_address_collection === 'required';

/** A buyer as the completed session shows them. */
export const customerDetails = (buyer: Buyer): Stripe.Checkout.Session.CustomerDetails => ({
  address: buyer.address ? { ...buyer.address, line2: null, state: null } : null,
  business_name: null,
  email: buyer.email,
  individual_name: null,
  name: buyer.name ?? null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: buyer.taxId ? [buyer.taxId] : [],
});
