import { formatAmount, formatMinor, fromMinor } from '#shared/constants/money.ts';
import { site } from '#shared/site-config/site.ts';

/** Formats an amount in major units in the site's locale: 4.5, 'gbp' → '£4.50'. */
export function formatMoney(amount: number, currency: string): string {
  return formatAmount(amount, currency, site.locale);
}

/** Formats an amount in minor units: 450, 'gbp' → '£4.50'. */
export function formatMoneyMinor(amountMinor: number, currency: string): string {
  return formatMinor(amountMinor, currency, site.locale);
}

/**
 * Formats an amount in major units for small spaces: 1150, 'gbp' → '£1.15k'. Two decimals, because ticks of an axis can
 * be that close.
 */
export function formatMoneyCompact(amount: number, currency: string): string {
  return new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(amount);
}

/** Formats an amount in minor units for headings, without decimals if it is whole: 4900, 'usd' → '$49'. */
export function formatMoneyShort(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(fromMinor(amountMinor, currency));
}
