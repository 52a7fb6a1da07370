import type { FunnelCounts, FunnelItem } from '#shared/contracts/reports.ts';
import { site } from '#shared/site-config/site.ts';

/** Of fewer, one more or less changes everything. */
export const leastForShare = 20;

const percent = new Intl.NumberFormat(site.locale, { style: 'percent', maximumFractionDigits: 1 });

/** What is less is not shown as nothing. */
const leastShown = 0.001;

/** '4.5%', or nothing where there are too few to say so. */
export function shareText(part: number, whole: number): string | undefined {
  if (whole < leastForShare) return undefined;
  const share = part / whole;
  return share > 0 && share < leastShown ? `<${percent.format(leastShown)}` : percent.format(share);
}

export type FunnelSum = Pick<FunnelCounts, 'views' | 'checkouts' | 'paid'>;

/** What leads to payments: items with a price whose page is counted. Free ones would make every share smaller. */
export function sumOfSold(items: readonly FunnelItem[]): FunnelSum {
  const sold = items.filter(({ isFree, isPageCounted }) => isPageCounted && !isFree);
  const sum = (figure: keyof FunnelSum) => sold.reduce((total, item) => total + item[figure], 0);
  return { views: sum('views'), checkouts: sum('checkouts'), paid: sum('paid') };
}

export const downloadsOf = ({ paidDownloads, freeDownloads }: FunnelCounts): number =>
  paidDownloads + freeDownloads;

/** Whether anything at all was counted or paid. */
export function isCounted(days: readonly FunnelCounts[]): boolean {
  return days.some((day) =>
    [day.views, day.listens, day.checkouts, day.paid, downloadsOf(day)].some((count) => count > 0),
  );
}
