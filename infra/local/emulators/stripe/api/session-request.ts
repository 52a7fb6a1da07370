import type Stripe from 'stripe';
import type { Params } from './parse-form.ts';
import {
  metadata,
  optionalChoice,
  optionalHash,
  optionalInteger,
  optionalString,
  optionalUrl,
  refuseUnknown,
  requiredHash,
  stringList,
} from './read-params.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { maximumCharge, minimumCharge, formatMoney } from '../currencies.ts';
import type { StripeContext } from '../stripe-context.ts';
import { requestedDiscount, type RequestedDiscount } from './requested-discount.ts';
import { requestedTerms, termsParams, type RequestedTerms } from './requested-terms.ts';
import { expiryOf } from './session-expiry.ts';
import type { RequestedItem } from './requested-items.ts';
import { requestedItems } from './requested-items.ts';
import { delayedMethods } from '../payments/delayed-methods.ts';

/** A validated request of POST /v1/checkout/sessions. */
export interface SessionRequest {
  items: RequestedItem[];
  currency: string;
  subtotalMinor: number;
  discount: RequestedDiscount | undefined;
  terms: RequestedTerms;
  totalMinor: number;
  successUrl: string;
  cancelUrl: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  intentDescription: string | null;
  expiresAt: number;
  allowedMethods: string[] | null;
  /** The payment methods that the buyer can choose from. */
  methods: string[];
  locale: Stripe.Checkout.Session.Locale | null;
  submitType: Stripe.Checkout.Session.SubmitType | null;
}

const known =
  'mode line_items success_url cancel_url customer_email client_reference_id metadata payment_intent_data ' +
  'expires_at allowed_payment_method_types excluded_payment_method_types expand locale submit_type ui_mode discounts ' +
  termsParams;

function checkTotal(totalMinor: number, currency: string): void {
  const least = minimumCharge(currency);
  // An order of zero is completed without a payment (docs.stripe.com/payments/checkout/no-cost-orders).
  if (totalMinor > 0 && totalMinor < least)
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least ${formatMoney(least, currency)} ${currency}`,
      { code: 'amount_too_small' },
    );
  if (totalMinor > maximumCharge)
    throw invalidRequest(
      `The Checkout Session's total amount must be no more than ${formatMoney(maximumCharge, currency)} ${currency}`,
      { code: 'amount_too_large' },
    );
}

/**
 * The card and the currency's delayed method, as far as the request allows them. `payment_method_types` was
 * removed in API 2026-09-30, so it is refused as unknown, as at Stripe.
 */
function methodsFor(currency: string, allowed: string[] | null, excluded: string[]): string[] {
  const delayed = delayedMethods[currency];
  const methods = ['card', ...(delayed ? [delayed.type] : [])].filter(
    (method) => (allowed?.includes(method) ?? true) && !excluded.includes(method),
  );
  if (methods.length === 0)
    throw invalidRequest(
      `No payment method is left for ${currency}: local Stripe has cards and one delayed method.`,
      { param: allowed ? 'allowed_payment_method_types' : 'excluded_payment_method_types' },
    );
  return methods;
}

/** The local account has no default tax behaviour, so each price must state one. */
function checkTaxBehavior({ automatic_tax: tax }: RequestedTerms, items: RequestedItem[]): void {
  if (tax.enabled && items.some(({ taxBehavior }) => taxBehavior === 'unspecified'))
    throw invalidRequest(
      'The `tax_behavior` of this price is unspecified, and your tax settings have no default for it.',
      { param: 'line_items[0][price_data][tax_behavior]' },
    );
}

function emailOf(params: Params): string | null {
  const email = optionalString(params, 'customer_email', 800);
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalidRequest(`Invalid email address: ${email}`, {
      code: 'email_invalid',
      param: 'customer_email',
    });
  return email ?? null;
}

/** Checks a session's parameters as Stripe does. Throws 400 with Stripe's code and the parameter's name. */
export function sessionRequest(params: Params, context: StripeContext): SessionRequest {
  refuseUnknown(params, known.split(' '));
  const missing = (param: string) =>
    invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (optionalChoice(params, 'mode', ['payment']) === undefined) throw missing('mode');
  optionalChoice(params, 'ui_mode', ['hosted_page']);
  const items = requestedItems(requiredHash(params, 'line_items'));
  const currency = items[0]?.currency ?? '';
  const subtotalMinor = items.reduce((sum, item) => sum + item.unitMinor * item.quantity, 0);
  const terms = requestedTerms(params, context);
  checkTaxBehavior(terms, items);
  const discount = requestedDiscount(params, context, { subtotalMinor, currency });
  const totalMinor = subtotalMinor - (discount?.amountMinor ?? 0);
  checkTotal(totalMinor, currency);
  const successUrl = optionalUrl(params, 'success_url');
  if (successUrl === undefined) throw missing('success_url');
  const asked = stringList(params, 'allowed_payment_method_types');
  const allowed = asked.length > 0 ? asked : null;
  const intentData = optionalHash(params, 'payment_intent_data');
  if (intentData) refuseUnknown(intentData, ['metadata', 'description']);
  return {
    items,
    currency,
    subtotalMinor,
    discount,
    terms,
    totalMinor,
    successUrl,
    cancelUrl: optionalUrl(params, 'cancel_url') ?? null,
    customerEmail: emailOf(params),
    clientReferenceId: optionalString(params, 'client_reference_id', 200) ?? null,
    metadata: metadata(params),
    intentMetadata: intentData ? metadata(intentData) : {},
    intentDescription: (intentData && optionalString(intentData, 'description', 1000)) ?? null,
    expiresAt: expiryOf(optionalInteger(params, 'expires_at'), context.now()),
    allowedMethods: allowed,
    methods: methodsFor(currency, allowed, stringList(params, 'excluded_payment_method_types')),
    locale: optionalChoice(params, 'locale', ['auto', 'en', 'en-GB']) ?? null,
    submitType: optionalChoice(params, 'submit_type', ['auto', 'pay']) ?? null,
  };
}
