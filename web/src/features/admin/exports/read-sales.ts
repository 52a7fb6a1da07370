import type { salesContract, SaleRow, SalesFile } from '#shared/contracts/sales.ts';
import type { OutputOf } from '#shared/contracts/define-contract.ts';
import { adminCall } from '../parts/admin-call.ts';
import { withRetries } from '../parts/with-retries.ts';

export interface Period {
  /** `2026-11-21`, or empty for the first sale and for today. */
  from: string;
  to: string;
}

export interface SalesProgress {
  count: number;
  /** The day that is being read, and the progress in per cent. */
  day: string;
  percent: number;
}

interface SalesReading {
  period: Period;
  file: SalesFile;
  signal: AbortSignal;
  onRows: (rows: readonly SaleRow[]) => void;
  onProgress: (progress: SalesProgress) => void;
}

type Page = OutputOf<typeof salesContract.export>;

/**
 * Reads the sales of a period, page by page: the size of a response does not depend on their number.
 * @returns the period as understood by the server, and the number of sales
 */
export async function readSales(reading: SalesReading): Promise<Period & { count: number }> {
  const { period, file, signal, onRows, onProgress } = reading;
  let count = 0;
  let cursor: string | undefined;
  for (;;) {
    const asked = cursor ? { cursor } : given(period);
    const page: Page = await withRetries(() =>
      adminCall('GET /api/admin/sales', { file, ...asked }, signal),
    );
    count += page.rows.length;
    onRows(page.rows);
    cursor = page.nextCursor;
    if (!cursor) return { from: page.from, to: page.to, count };
    onProgress({ count, day: page.readTo, percent: percentOf(page) });
  }
}

const given = ({ from, to }: Period) => ({ ...(from && { from }), ...(to && { to }) });

function percentOf({ from, to, readTo }: Page): number {
  const [first, last, now] = [from, to, readTo].map((day) => Date.parse(day)) as [
    number,
    number,
    number,
  ];
  return last > first ? Math.round((100 * (now - first)) / (last - first)) : 0;
}
