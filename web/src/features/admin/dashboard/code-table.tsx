import type { CodeReport } from '#shared/contracts/reports.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { ReportTable } from '../parts/report-table.tsx';
import * as messages from './messages.ts';
import { afterRefunds, isTaxed } from './sum-report.ts';

/** Sales by discount code, highest revenue first. */
export function CodeTable({ codes }: { codes: readonly CodeReport[] }) {
  return (
    <ReportTable
      caption={isTaxed(codes) ? messages.byCodeTaxed : messages.byCode}
      columns={[
        messages.code,
        messages.sales,
        messages.discount,
        messages.revenue,
        messages.refunds,
        messages.refunded,
        messages.afterRefunds,
      ]}
      rows={codes.map((row) => ({
        key: `${row.code} ${row.currency}`,
        name: row.code,
        figures: [
          String(row.sales),
          formatMoney(row.discount, row.currency),
          formatMoney(row.revenue, row.currency),
          String(row.refunds),
          formatMoney(row.refunded, row.currency),
          formatMoney(afterRefunds(row), row.currency),
        ],
      }))}
    />
  );
}
