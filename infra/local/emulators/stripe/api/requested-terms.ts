import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { Params } from './parse-form.ts';
import {
  metadata,
  optionalChoice,
  optionalHash,
  optionalString,
  refuseUnknown,
} from './read-params.ts';

type Session = Stripe.Checkout.Session;

/** What a session requires besides payment: tax, address, tax ids and consent; and whether it gets an invoice. */
export type RequestedTerms = Pick<
  Session,
  | 'automatic_tax'
  | 'billing_address_collection'
  | 'consent_collection'
  | 'custom_text'
  | 'invoice_creation'
  | 'managed_payments'
> &
  Pick<Session, 'tax_id_collection'>;

export const termsParams =
  'automatic_tax billing_address_collection consent_collection custom_text invoice_creation managed_payments tax_id_collection';

/** Stripe sets these itself for Managed Payments (docs.stripe.com/payments/managed-payments/update-checkout). */
const refusedWhenManaged = ['automatic_tax', 'tax_id_collection', 'invoice_creation'];

export function requestedTerms(params: Params, { switches }: StripeContext): RequestedTerms {
  const isManaged = isEnabled(params, 'managed_payments');
  for (const param of isManaged ? refusedWhenManaged : []) {
    if (params.fields.has(param))
      throw invalidRequest(`You cannot use ${param} with Managed Payments.`, { param });
  }
  const isTaxed = isEnabled(params, 'automatic_tax');
  if (isTaxed && switches.taxPending)
    throw invalidRequest(
      'You must have a valid head office address to enable automatic tax calculation. Visit https://dashboard.stripe.com/settings/tax to update it.',
      { param: 'automatic_tax' },
    );
  return {
    automatic_tax:
      isTaxed || isManaged
        ? {
            enabled: true,
            liability: { type: 'self' },
            provider: 'stripe',
            status: 'requires_location_inputs',
          }
        : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection:
      optionalChoice(params, 'billing_address_collection', ['auto', 'required']) ?? null,
    consent_collection: consentOf(params),
    custom_text: customTextOf(params),
    invoice_creation: invoiceOf(params),
    managed_payments: { enabled: isManaged },
    ...(isEnabled(params, 'tax_id_collection') && {
      tax_id_collection: { enabled: true, required: 'never' },
    }),
  };
}

function isEnabled(params: Params, key: string, others: string[] = []): boolean {
  const hash = optionalHash(params, key);
  if (!hash) return false;
  refuseUnknown(hash, ['enabled', ...others]);
  return optionalChoice(hash, 'enabled', ['true', 'false']) === 'true';
}

function consentOf(params: Params): Session['consent_collection'] {
  const hash = optionalHash(params, 'consent_collection');
  if (!hash) return null;
  refuseUnknown(hash, ['terms_of_service']);
  const terms = optionalChoice(hash, 'terms_of_service', ['none', 'required']);
  return {
    payment_method_reuse_agreement: null,
    promotions: null,
    terms_of_service: terms ?? null,
  };
}

function customTextOf(params: Params): Session['custom_text'] {
  const none = { after_submit: null, shipping_address: null, submit: null };
  const hash = optionalHash(params, 'custom_text');
  if (hash) refuseUnknown(hash, ['terms_of_service_acceptance']);
  const terms = hash && optionalHash(hash, 'terms_of_service_acceptance');
  if (!terms) return { ...none, terms_of_service_acceptance: null };
  refuseUnknown(terms, ['message']);
  const message = optionalString(terms, 'message', 1200) ?? '';
  return { ...none, terms_of_service_acceptance: { message } };
}

function invoiceOf(params: Params): Session['invoice_creation'] {
  if (!isEnabled(params, 'invoice_creation', ['invoice_data'])) return null;
  const data = optionalHash(optionalHash(params, 'invoice_creation')!, 'invoice_data');
  if (data) refuseUnknown(data, ['metadata']);
  return {
    enabled: true,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: data ? metadata(data) : {},
      rendering_options: null,
    },
  };
}
