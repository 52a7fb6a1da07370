import type { FunnelCounts, FunnelDay, FunnelReport } from '#shared/contracts/reports.ts';
import { writeCsv } from '#shared/csv/write-csv.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { titleOf } from './title-of.ts';
import * as messages from './messages.ts';

const headers = [
  messages.views,
  messages.listens,
  messages.checkouts,
  messages.paid,
  messages.paidDownloads,
  messages.freeDownloads,
];

const figuresOf = ({
  views,
  listens,
  checkouts,
  paid,
  paidDownloads,
  freeDownloads,
}: FunnelCounts) => [views, listens, checkouts, paid, paidDownloads, freeDownloads];

/** Writes one row per item; figures that are not counted are empty. */
export function writeItems({ items, others }: Pick<FunnelReport, 'items' | 'others'>): string {
  return writeCsv([
    [messages.item, messages.kind, messages.itemId, ...headers],
    ...items.map((item) => {
      const [views, listens, ...figures] = figuresOf(item);
      return [
        titleOf(item),
        kindLabels[item.resourceType],
        item.resourceId,
        item.isPageCounted ? views : undefined,
        item.resourceType === 'podcast' ? listens : undefined,
        ...figures,
      ];
    }),
    ...(others
      ? [
          [
            messages.otherItems(others.items, formatCount(others.items)),
            undefined,
            undefined,
            ...figuresOf(others),
          ],
        ]
      : []),
  ]);
}

/** Writes one row per day, oldest first. */
export function writeDays(days: readonly FunnelDay[]): string {
  return writeCsv([
    [messages.day, ...headers],
    ...days.map((day) => [day.date, ...figuresOf(day)]),
  ]);
}
