import type { SalesFile } from '#shared/contracts/sales.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import * as messages from './messages.ts';

interface FileTexts {
  title: string;
  content: string;
  saved: (count: number) => string;
}

export const fileTexts: Record<SalesFile, FileTexts> = {
  sales: {
    title: messages.downloadSales,
    content: messages.oneRowForEachSale,
    saved: (count) => messages.salesSaved(count, formatCount(count)),
  },
  customers: {
    title: messages.downloadCustomers,
    content: messages.oneRowForEachAccount,
    saved: (count) => messages.customersSaved(count, formatCount(count)),
  },
};
