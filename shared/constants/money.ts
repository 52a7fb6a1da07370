const withoutDecimals = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const withThreeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));

/**
 * Returns the number of decimals of a currency: 2 for gbp, 0 for jpy. Amounts are Stripe's, so its count applies
 * (https://docs.stripe.com/currencies): `Intl` has 0 for huf, idr, isk and others, where Stripe has 2.
 */
export function decimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** Converts minor to major units: 450 gbp → 4.5. */
export function fromMinor(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** decimals(currency);
}

/** Converts major to minor units: 4.5 gbp → 450; undefined if the amount has too many decimals. */
export function toMinor(amount: number, currency: string): number | undefined {
  const amountMinor = Math.round(amount * 10 ** decimals(currency));
  return fromMinor(amountMinor, currency) === amount ? amountMinor : undefined;
}

/** Creating a number format takes longer than formatting thousands of amounts with it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in major units: 4.5, 'gbp' → '£4.50'. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? currencyFormat(currency, locale);
  formats.set(key, format);
  return format.format(amount);
}

function currencyFormat(currency: string, locale: string): Intl.NumberFormat {
  const digits = decimals(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats an amount in minor units: 450, 'gbp' → '£4.50'. */
export function formatMinor(amountMinor: number, currency: string, locale: string): string {
  return formatAmount(fromMinor(amountMinor, currency), currency, locale);
}
