import type Stripe from 'stripe';
import { escapeHtml } from '../../http/escape-html.ts';
import { asksForAddress, type Buyer } from '../payments/buyer.ts';
import { allCountries, taxRates } from '../payments/tax-rates.ts';
import { invalidRequest } from '../stripe-failure.ts';

const text = (name: string, words: string, autocomplete: string, value = '', required = true) =>
  `<div class="field"><label for="${name}">${words}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"${required ? ' required' : ''}></div>`;

function countryField(chosen: string): string {
  const options = allCountries.map(({ country, name }) => {
    const rate = taxRates.find((one) => one.country === country)?.percent ?? 0;
    return `<option value="${country}"${country === chosen ? ' selected' : ''}>${name}, ${rate}%</option>`;
  });
  return `<div class="field"><label for="country">Country (the tax rates are invented)</label>
<select id="country" name="country" autocomplete="country">${options.join('')}</select></div>`;
}

/** The fields for name, address, tax id and consent, as far as the session asks for them. */
export function buyerFields(session: Stripe.Checkout.Session, typed: Partial<Buyer> = {}): string {
  const { address } = typed;
  const place = asksForAddress(session)
    ? text('name', 'Full name', 'name', typed.name) +
      text('line1', 'Address', 'address-line1', address?.line1) +
      text('city', 'City', 'address-level2', address?.city) +
      text('postal_code', 'Postal code', 'postal-code', address?.postal_code) +
      countryField(address?.country ?? 'GB')
    : '';
  const taxId = session.tax_id_collection?.enabled
    ? text('tax_id', 'Company tax ID (optional)', 'off', typed.taxId?.value ?? '', false)
    : '';
  return place + taxId + consentField(session);
}

function consentField({ consent_collection, custom_text }: Stripe.Checkout.Session): string {
  if (consent_collection?.terms_of_service !== 'required') return '';
  const words =
    custom_text.terms_of_service_acceptance?.message ?? 'I agree to the terms of service.';
  return `<label class="choice"><input type="checkbox" name="accepts" value="yes" required>
<span>${escapeHtml(words)}</span></label>`;
}

/** Reads the fields. Throws 400 where one that the session asks for is missing. */
export function buyerOf(
  session: Stripe.Checkout.Session,
  email: string,
  form: URLSearchParams,
): Buyer {
  const accepts = form.get('accepts') === 'yes';
  if (session.consent_collection?.terms_of_service === 'required' && !accepts)
    throw invalidRequest('Tick the box before you pay.');
  const taxId = session.tax_id_collection?.enabled ? form.get('tax_id')?.trim() : undefined;
  return {
    email,
    accepts,
    ...(asksForAddress(session) && addressOf(form)),
    ...(taxId && { taxId: { type: taxIdType(taxId), value: taxId } }),
  };
}

function addressOf(form: URLSearchParams): Pick<Buyer, 'name' | 'address'> {
  const [name = '', line1 = '', city = '', postal_code = '', country = ''] = [
    'name',
    'line1',
    'city',
    'postal_code',
    'country',
  ].map((field) => form.get(field)?.trim());
  if (!name || !line1 || !city || !postal_code)
    throw invalidRequest('Enter your name and address.');
  if (!allCountries.some((one) => one.country === country))
    throw invalidRequest('Choose a country from the list.');
  return { name, address: { line1, city, postal_code, country } };
}

const taxIdType = (value: string) => (value.startsWith('GB') ? 'gb_vat' : 'eu_vat');
