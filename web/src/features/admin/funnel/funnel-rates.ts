import type { FunnelCounts, FunnelItem } from '#shared/contracts/reports.ts';
import { site } from '#shared/site-config/site.ts';

/** The smallest total for which a share is meaningful. */
export const minForShare = 20;

const percent = new Intl.NumberFormat(site.locale, { style: 'percent', maximumFractionDigits: 1 });

/** The smallest share that is shown as a figure; smaller ones are not shown as 0. */
const minShown = 0.001;

/** Formats a share: '4.5%'; undefined if the total is too small. */
export function shareText(part: number, whole: number): string | undefined {
  if (whole < minForShare) return undefined;
  const share = part / whole;
  return share > 0 && share < minShown ? `<${percent.format(minShown)}` : percent.format(share);
}

export type FunnelSum = Pick<FunnelCounts, 'views' | 'checkouts' | 'paid'>;

/** Adds up the figures of items with a price whose page is counted. Free items would reduce every share. */
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
