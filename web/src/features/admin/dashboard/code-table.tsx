import type { CodeReport } from '#shared/contracts/reports.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { afterRefunds, isTaxed } from './sum-report.ts';

/** Sales by discount code, highest revenue first. */
export function CodeTable({ codes }: { codes: readonly CodeReport[] }) {
  return (
    <ReportTable
      caption={`By discount code, highest revenue first${isTaxed(codes) ? '; amounts without tax' : ''}`}
      columns={['Code', 'Sales', 'Discount', 'Revenue', 'Refunds', 'Refunded', 'After refunds']}
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
