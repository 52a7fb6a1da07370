import type { ItemReport } from '#shared/contracts/reports.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { afterRefunds, isTaxed } from './sum-report.ts';
import { TitleWithKind } from './title-with-kind.tsx';
import * as messages from './messages.ts';

/** Sales by item, highest revenue first. */
export function ItemTable({ items }: { items: readonly ItemReport[] }) {
  if (items.length === 0) {
    return (
      <Notice tone="empty" title={messages.noSalesInThisPeriod}>
        {messages.salesAppearHereOnceFirst}
      </Notice>
    );
  }
  return (
    <ReportTable
      caption={isTaxed(items) ? messages.byItemTaxed : messages.byItem}
      columns={[
        messages.item,
        messages.sales,
        messages.revenue,
        messages.refunds,
        messages.refunded,
        messages.afterRefunds,
      ]}
      rows={items.map((item) => ({
        key: `${item.resourceType}#${item.resourceId}#${item.currency}`,
        name: <TitleWithKind title={item.title} kind={item.resourceType} />,
        figures: [
          String(item.sales),
          formatMoney(item.revenue, item.currency),
          String(item.refunds),
          formatMoney(item.refunded, item.currency),
          formatMoney(afterRefunds(item), item.currency),
        ],
      }))}
    />
  );
}
