/** How many decimals a currency has: 2 for gbp, 0 for jpy. */
function decimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units to the number a person reads: 450 gbp → 4.5. */
export function fromMinor(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** decimals(currency);
}

/** 450, 'gbp' → '£4.50'. */
export function formatMinor(amountMinor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    fromMinor(amountMinor, currency),
  );
}
