import { formatAmount, formatMinor, fromMinor } from '#shared/constants/money.ts';
import { site } from '#shared/site-config/site.ts';

/** 4.5, 'gbp' → '£4.50', in the site's locale. */
export function formatMoney(amount: number, currency: string): string {
  return formatAmount(amount, currency, site.locale);
}

/** 450, 'gbp' → '£4.50'. */
export function formatMoneyMinor(amountMinor: number, currency: string): string {
  return formatMinor(amountMinor, currency, site.locale);
}

/** 1150, 'gbp' → '£1.15k', where there is little room; two decimals, since ticks of an axis can be so close. */
export function formatMoneyCompact(amount: number, currency: string): string {
  return new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(amount);
}

/** Whole amounts without decimals, for prices in headings: 4900, 'usd' → '$49'. */
export function formatMoneyShort(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(fromMinor(amountMinor, currency));
}
