/** The delayed payment method that Stripe offers for a currency, if any. */
export const delayedMethods: Readonly<Record<string, { type: string; label: string }>> = {
  gbp: { type: 'bacs_debit', label: 'Bacs Direct Debit' },
  eur: { type: 'sepa_debit', label: 'SEPA Direct Debit' },
  jpy: { type: 'konbini', label: 'Konbini' },
  usd: { type: 'us_bank_account', label: 'US bank account (ACH)' },
};
