import type { Column } from './columns.ts';

const services = (columns: readonly Column[]) => Object.keys(columns[0]!.bill);

/** Returns the table of all columns as rows of cells; the first row contains the titles. */
export function costRows(columns: readonly Column[]): string[][] {
  return [
    ['US dollars a month', ...columns.map(({ title }) => title)],
    ...services(columns).map((service) => [
      service,
      ...columns.map(({ bill }) => dollars(bill[service] ?? 0)),
    ]),
    ['List price', ...columns.map(({ listPrice }) => dollars(listPrice))],
    ["The month's bill", ...columns.map(({ monthsBill }) => dollars(monthsBill))],
  ];
}

/** Aligns rows as text in columns. */
export function alignedText(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]! + 2))),
    )
    .map((cells) => cells.join('').trimEnd())
    .join('\n');
}

/** Formats an amount. `0` means exactly nothing; amounts below a cent are shown as such. */
export function dollars(amount: number): string {
  if (amount === 0) return '0';
  if (amount < 0.005) return '<0.01';
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
