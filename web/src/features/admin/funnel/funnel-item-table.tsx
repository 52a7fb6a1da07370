import type { FunnelItem, FunnelReport } from '#shared/contracts/reports.ts';
import { kindLabels } from '../dashboard/kind-labels.ts';
import { formatCount } from '../parts/format-count.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { itemColumns } from './funnel-columns.ts';
import { downloadsOf, leastForShare } from './funnel-rates.ts';
import styles from './funnel-report.module.css';
import { titleOf } from './title-of.ts';
import { useTableSort } from './use-table-sort.ts';
import * as messages from './messages.ts';

/** The figures of each item, sorted by any of them. */
export function FunnelItemTable({ items, others }: Pick<FunnelReport, 'items' | 'others'>) {
  const { sort, sorted } = useTableSort<FunnelItem>('items', itemColumns, titleOf, 'views');
  return (
    <ReportTable
      caption={messages.byItem(leastForShare)}
      columns={[messages.item, ...itemColumns.map(({ header }) => header)]}
      sort={sort}
      rows={[
        ...sorted(items).map((item) => ({
          key: `${item.resourceType}#${item.resourceId}`,
          name: (
            <>
              {titleOf(item)} <span className={styles.kind}>{kindLabels[item.resourceType]}</span>
            </>
          ),
          figures: itemColumns.map(({ text }) => text(item)),
        })),
        ...(others ? [rowOfOthers(others)] : []),
      ]}
    />
  );
}

function rowOfOthers(others: NonNullable<FunnelReport['others']>) {
  const figures: Record<string, number> = { ...others, downloads: downloadsOf(others) };
  return {
    key: 'others',
    name: messages.otherItems(others.items, formatCount(others.items)),
    figures: itemColumns.map(({ id }) => {
      const figure = figures[id];
      return figure === undefined ? messages.none : formatCount(figure);
    }),
  };
}
