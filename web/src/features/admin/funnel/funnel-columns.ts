import type { FunnelCounts, FunnelItem } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { downloadsOf, minForShare, shareText } from './funnel-rates.ts';
import * as messages from './messages.ts';

/** A column of figures, with the values to show and to sort by; undefined if a row has no such figure. */
export interface FigureColumn<Row> {
  id: string;
  header: string;
  value: (row: Row) => number | undefined;
  text: (row: Row) => string;
}

const counted = <Row>(
  id: string,
  header: string,
  value: (row: Row) => number | undefined,
): FigureColumn<Row> => ({
  id,
  header,
  value,
  text: (row) => {
    const count = value(row);
    return count === undefined ? messages.none : formatCount(count);
  },
});

const shared = <Row>(
  id: string,
  header: string,
  part: (row: Row) => number,
  whole: (row: Row) => number | undefined,
): FigureColumn<Row> => ({
  id,
  header,
  value: (row) => {
    const all = whole(row) ?? 0;
    return all < minForShare ? undefined : part(row) / all;
  },
  text: (row) => shareText(part(row), whole(row) ?? 0) ?? messages.none,
});

const viewsOf = ({ views, isPageCounted }: FunnelItem) => (isPageCounted ? views : undefined);
/** Returns the views of items that are sold: a share of a free item's views means nothing. */
const viewsOfSold = (item: FunnelItem) => (item.isFree ? undefined : viewsOf(item));
const listensOf = ({ listens, resourceType }: FunnelItem) =>
  resourceType === 'podcast' ? listens : undefined;

/** Returns a count for items that are sold. A free item may have had a price before. */
const ofSold = (item: FunnelItem, count: number) =>
  item.isFree && count === 0 ? undefined : count;

export const itemColumns: readonly FigureColumn<FunnelItem>[] = [
  counted('views', messages.views, viewsOf),
  ...(capabilities.podcasts ? [counted('listens', messages.listens, listensOf)] : []),
  counted('checkouts', messages.checkouts, (item) => ofSold(item, item.checkouts)),
  shared('begun', messages.checkoutRate, ({ checkouts }) => checkouts, viewsOfSold),
  counted('paid', messages.paid, (item) => ofSold(item, item.paid)),
  shared('bought', messages.paidRate, ({ paid }) => paid, viewsOfSold),
  counted('downloads', messages.downloads, downloadsOf),
];

export const dayColumns: readonly FigureColumn<FunnelCounts>[] = [
  counted('views', messages.views, ({ views }) => views),
  ...(capabilities.podcasts
    ? [counted<FunnelCounts>('listens', messages.listens, ({ listens }) => listens)]
    : []),
  counted('checkouts', messages.checkouts, ({ checkouts }) => checkouts),
  counted('paid', messages.paid, ({ paid }) => paid),
  counted('paid-downloads', messages.paidDownloads, ({ paidDownloads }) => paidDownloads),
  counted('free-downloads', messages.freeDownloads, ({ freeDownloads }) => freeDownloads),
];
