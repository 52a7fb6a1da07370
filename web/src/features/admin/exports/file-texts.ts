import type { SalesFile } from '#shared/contracts/orders.ts';
import { formatCount } from '../parts/format-count.ts';

interface FileTexts {
  title: string;
  content: string;
  saved: (count: number) => string;
}

export const fileTexts: Record<SalesFile, FileTexts> = {
  sales: {
    title: 'Download sales',
    content: 'One row for each sale of the period, with what has been refunded of it until now.',
    saved: (count) => (count === 1 ? '1 sale saved' : `${formatCount(count)} sales saved`),
  },
  customers: {
    title: 'Download customers',
    content: 'One row for each account that bought in the period, with what it spent in it.',
    saved: (count) => (count === 1 ? '1 customer saved' : `${formatCount(count)} customers saved`),
  },
};
