import type { SaleRow, SalesFile } from '#shared/contracts/sales.ts';
import { saveCsv } from '#web/src/lib/save-file.ts';
import { readSales, type Period, type SalesProgress } from './read-sales.ts';
import { addSales, writeCustomers, type Customers } from './write-customers.ts';
import { salesHeader, writeSales } from './write-sales.ts';

interface SalesSaving {
  file: SalesFile;
  period: Period;
  signal: AbortSignal;
  onProgress: (progress: SalesProgress) => void;
}

/**
 * Saves the sales of a period, or their buyers, as one file. Returns the number of rows; without rows, no file is
 * saved.
 */
export async function saveSales({ file, ...reading }: SalesSaving): Promise<number> {
  const { add, write, count } = file === 'sales' ? salesFile() : customersFile();
  const { from, to } = await readSales({ ...reading, file, onRows: add });
  if (count() > 0) {
    saveCsv(write(), `${file}-${from}-to-${to}.csv`);
  }
  return count();
}

function salesFile() {
  const chunks: string[] = [salesHeader];
  let count = 0;
  return {
    add(rows: readonly SaleRow[]) {
      chunks.push(writeSales(rows));
      count += rows.length;
    },
    write: () => chunks,
    count: () => count,
  };
}

function customersFile() {
  const customers: Customers = new Map();
  return {
    add: (rows: readonly SaleRow[]) => addSales(customers, rows),
    write: () => [writeCustomers(customers)],
    count: () => customers.size,
  };
}
