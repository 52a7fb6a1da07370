import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { TableName } from '#shared/constants/table-name.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import type { Code } from '#functions/domain/codes/code.ts';
import type { Member } from '#functions/domain/members/member-repository.ts';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import type { PurchaseEntry } from '../reconcile/check-purchase.ts';
import { scanRows } from './rows-repository.ts';
import type { SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

/** A row that belongs to a member. */
export interface Owned {
  userId: string;
}

/** The records of a set of tables that are checked. */
export interface Records {
  users: Member[];
  orders: Order[];
  purchases: Entitlement[];
  ledger: (Owned & PurchaseEntry)[];
  codes: Pick<Code, 'id' | 'used'>[];
  mails: { id: string }[];
  /** Rows that are removed together with their member. */
  owned: Partial<Record<TableName, Owned[]>>;
}

const ownedTables = ['purchases', 'positions', 'ratings', 'reviews', 'holds', 'feedback'] as const;

/** Reads a set into memory. */
export async function readRecords(shop: Shop, { prefix }: SecondSet): Promise<Records> {
  const read = async <Found>(name: TableName): Promise<Found[]> => {
    const rows: Found[] = [];
    for await (const row of scanRows(shop.dynamodb, `${prefix}-${name}`)) {
      rows.push(unmarshall(row) as Found);
    }
    return rows;
  };
  const owned: Records['owned'] = {};
  for (const name of ownedTables.filter((each) => hasTable(each)))
    owned[name] = await read<Owned>(name);
  return {
    users: await read<Member>('users'),
    orders: await read<Order>('orders'),
    purchases: owned.purchases as Entitlement[],
    ledger: await read('ledger'),
    codes: await read('codes'),
    mails: await read('mails'),
    owned,
  };
}
