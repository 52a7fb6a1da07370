import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DailyReport } from '#shared/contracts/reports.ts';
import { KeyFigures } from '#web/src/features/admin/dashboard/key-figures.tsx';

type Takings = DailyReport['takings'][number];

function notesFor(...takings: Omit<Takings, 'currency' | 'revenue' | 'refunded'>[]): string {
  const counts = { sales: 1, refunds: 0, newMembers: 0, creditsSold: 0, creditsUsed: 0 };
  const days = takings.map((tax, at) => ({
    ...counts,
    date: `2026-11-2${at}`,
    takings: [{ currency: 'gbp', revenue: 4.5, refunded: 0, ...tax }],
  }));
  return renderToStaticMarkup(<KeyFigures days={days} currencies={['gbp']} />);
}

it.each([
  [[{ tax: 0.9 }], '£0.90'],
  [[{ tax: 0.9 }, { tax: -0.9 }], '£0.00'],
  [[{ tax: -0.9 }], '-£0.90'],
])('revenue is named as without tax: %j', (takings, tax) => {
  expect(notesFor(...takings)).toContain(`Without tax (${tax} after refunds)`);
});

it('revenue of a shop without taxes does not mention them', () => {
  expect(notesFor({})).not.toContain('tax');
});
