import type { ItemReport } from '#shared/contracts/reports.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { kindLabels } from './kind-labels.ts';
import { ReportTable } from '../parts/report-table.tsx';
import styles from './item-table.module.css';

/** What was sold, the item that brought most first. */
export function ItemTable({ items }: { items: readonly ItemReport[] }) {
  if (items.length === 0) {
    return (
      <Notice tone="empty" title="Nothing sold in this time">
        Sales show here as soon as the first payment has been granted.
      </Notice>
    );
  }
  return (
    <ReportTable
      caption="By item, the one that brought most first"
      columns={['Item', 'Sales', 'Revenue', 'Refunds', 'Refunded']}
      rows={items.map((item) => ({
        key: `${item.resourceType}#${item.resourceId}#${item.currency}`,
        name: (
          <>
            {item.title} <span className={styles.kind}>{kindLabels[item.resourceType]}</span>
          </>
        ),
        figures: [
          String(item.sales),
          formatMoney(item.revenue, item.currency),
          String(item.refunds),
          formatMoney(item.refunded, item.currency),
        ],
      }))}
    />
  );
}
