import { decimals, fromMinor } from '#shared/constants/money.ts';
import type { SaleRow } from '#shared/contracts/sales.ts';
import { writeCsv } from '#shared/csv/write-csv.ts';
import * as messages from './messages.ts';

interface Sums {
  spentMinor: number;
  refundedMinor: number;
}

interface Customer {
  email: string;
  first: string;
  last: string;
  orders: number;
  /** By currency: different currencies are never added. */
  sums: Map<string, Sums>;
}

/** Customers by account, in the order of their first sale. */
export type Customers = Map<string, Customer>;

/** Adds sales, which must be in the order of their payment. */
export function addSales(customers: Customers, rows: readonly SaleRow[]): void {
  for (const { userId, email, day, currency, gross, refunded } of rows) {
    const known = customers.get(userId) ?? newCustomer(day);
    const sums = known.sums.get(currency) ?? { spentMinor: 0, refundedMinor: 0 };
    known.sums.set(currency, {
      spentMinor: sums.spentMinor + minor(gross, currency),
      refundedMinor: sums.refundedMinor + minor(refunded, currency),
    });
    // The orders of a deleted account have no email address.
    customers.set(userId, { ...known, email, last: day, orders: known.orders + 1 });
  }
}

/** Writes one row per customer, with two columns per currency. */
export function writeCustomers(customers: Customers): string {
  const all = [...customers.values()];
  const currencies = [...new Set(all.flatMap(({ sums }) => [...sums.keys()]))].sort();
  return writeCsv([
    [
      'E-mail',
      messages.firstOrder,
      messages.lastOrder,
      messages.orders,
      ...currencies.flatMap((one) => [
        messages.spentIn(one.toUpperCase()),
        messages.refundedIn(one.toUpperCase()),
      ]),
    ],
    ...all.map(({ email, first, last, orders, sums }) => [
      email,
      first,
      last,
      orders,
      ...currencies.flatMap((one) => {
        const { spentMinor = 0, refundedMinor = 0 } = sums.get(one) ?? {};
        return [fromMinor(spentMinor, one), fromMinor(refundedMinor, one)];
      }),
    ]),
  ]);
}

function newCustomer(day: string): Customer {
  return { email: '', first: day, last: day, orders: 0, sums: new Map() };
}

const minor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** decimals(currency));
