import type { ManagedCode } from '#shared/contracts/codes.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { publishTime } from '../parts/publish-time.ts';
import * as messages from './messages.ts';

/** Describes the discount: '20%, from £5.00'. */
export function termsText({ percentOff, amountOff = 0, minimum, currency }: ManagedCode): string {
  const off = percentOff === undefined ? formatMoney(amountOff, currency) : `${percentOff}%`;
  return minimum === undefined ? off : messages.offFromMinimum(off, formatMoney(minimum, currency));
}

/** Returns 'Everything', or the titles of the items. */
export function itemsText({ items }: Pick<ManagedCode, 'items'>): string {
  return items?.map(({ title }) => title).join(', ') ?? messages.everything;
}

/** Describes the period in the site's time zone: 'Always', 'From 1 Dec 2026, 09:00', '… – …'. */
export function periodText({ startsAt, endsAt }: ManagedCode): string {
  const [from, until] = [startsAt, endsAt].map((at) => at && publishTime(at));
  if (from && until) return `${from} – ${until}`;
  if (from) return messages.validFrom(from);
  return until ? messages.validUntil(until) : messages.always;
}

/** Describes the uses: '3 of 100', '3'. */
export function usesText({ used, times }: ManagedCode): string {
  return times === undefined
    ? formatCount(used)
    : messages.usedOf(formatCount(used), formatCount(times));
}
