import { describe, expect, it } from 'vitest';
import type { SaleRow } from '#shared/contracts/sales.ts';
import { addSales, writeCustomers } from '#web/src/features/admin/exports/write-customers.ts';
import { salesHeader, writeSales } from '#web/src/features/admin/exports/write-sales.ts';

const sale = (changes: Partial<SaleRow> = {}): SaleRow => ({
  id: '01KAXB0000000000000000AAAA',
  day: '2026-11-21',
  paidAt: '2026-11-21T10:00:00.000Z',
  userId: 'ada',
  email: 'ada@example.org',
  title: 'Sands',
  resourceType: 'article',
  resourceId: 'art-1',
  currency: 'gbp',
  price: 5,
  discount: 0.5,
  net: 3.75,
  tax: 0.75,
  gross: 4.5,
  refunded: 1,
  state: 'partly_refunded',
  ...changes,
});

describe('the file of sales', () => {
  it('has as many cells in each row as names in the first', () => {
    const row = writeSales([sale({ code: 'SUMMER', paymentIntentId: 'pi_1' })]);
    expect(salesHeader.split(',')).toHaveLength(row.split(',').length);
    expect(row).toBe(
      '01KAXB0000000000000000AAAA,2026-11-21,2026-11-21T10:00:00.000Z,ada@example.org,Sands,paper,art-1,' +
        'GBP,5,0.5,3.75,0.75,4.5,1,SUMMER,Partly refunded,pi_1\r\n',
    );
  });

  it('writes what a buyer or a seller chose as text, never as a formula', () => {
    const row = writeSales([
      sale({ title: '=HYPERLINK("http://evil")', email: '+a@example.org', code: '-10' }),
    ]);
    expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(row).toContain(",'+a@example.org,");
    expect(row).toContain(",'-10,");
  });
});

describe('the file of customers', () => {
  it('has one row for each account, and never adds currencies', () => {
    const customers = new Map();
    addSales(customers, [
      sale({ gross: 0.1, refunded: 0 }),
      sale({ userId: 'bob', email: '@bob', currency: 'jpy', gross: 700, refunded: 700 }),
    ]);
    addSales(customers, [
      sale({ gross: 0.2, refunded: 0.1, day: '2026-11-25' }),
      sale({ currency: 'jpy', gross: 300, refunded: 0, day: '2026-11-26' }),
    ]);
    expect(writeCustomers(customers)).toBe(
      'E-mail,First order,Last order,Orders,Spent GBP,Refunded GBP,Spent JPY,Refunded JPY\r\n' +
        'ada@example.org,2026-11-21,2026-11-26,3,0.3,0.1,300,0\r\n' +
        "'@bob,2026-11-21,2026-11-21,1,0,0,700,700\r\n",
    );
  });

  it('keeps deleted accounts apart, although none has an address', () => {
    const customers = new Map();
    addSales(customers, [sale({ email: '' }), sale({ userId: 'bob', email: '' })]);
    expect(writeCustomers(customers).trimEnd().split('\r\n')).toHaveLength(3);
  });
});
