import { expect, test } from 'vitest';
import type { TableName } from '#shared/constants/table-name.ts';
import type { TableDifference } from '#infra/restore/compare-sets.ts';
import { withNewIds } from '#infra/restore/load-backup.ts';
import { planTable } from '#infra/restore/write-back.ts';

const text = (S: string) => ({ S });
const accounts = new Set(['here']);
const of = (table: TableName, found: Partial<TableDifference>): TableDifference => ({
  table,
  then: 0,
  now: 0,
  missing: [],
  changed: [],
  newer: [],
  ...found,
});
const row = (id: string, userId: string) => ({ id: text(id), userId: text(userId) });

test('no personal data of a member who has left is restored', () => {
  const missing = [
    { ...row('1', 'here'), email: text('a@example.test') },
    { ...row('2', 'left'), email: text('b@example.test') },
  ];
  const planned = (table: TableName) =>
    planTable(of(table, { missing }), { tables: [table], exact: false, accounts });
  expect(planned('purchases')).toMatchObject({ puts: [missing[0]], ofDeletedMembers: 1 });
  expect(planned('ledger').puts).toEqual(missing);
  expect(planned('orders').puts).toEqual([missing[0], { ...missing[1], email: text('') }]);
  const users = [{ id: text('here') }, { id: text('left') }];
  const plan = { tables: ['users' as const], exact: false, accounts };
  expect(planTable(of('users', { missing: users }), plan).puts).toEqual([users[0]]);
});

test.for([
  ['articles', true, 2, 1],
  ['articles', false, 1, 0],
  ['orders', true, 1, 0],
  ['audit', true, 1, 0],
  ['settings', true, 1, 0],
] as const)('%s with exact %s: %i written, %i removed', ([table, exact, writes, removed]) => {
  const [missing, changed, newer] = ['1', '2', '3'].map((id) => [row(id, 'here')]);
  const found = of(table, { missing: missing!, changed: changed!, newer: newer! });
  const planned = planTable(found, { tables: [table], exact, accounts });
  expect([planned.puts.length, planned.removals.length]).toEqual([writes, removed]);
});

test('an email that was waiting is not sent again', () => {
  const sent = row('1', 'here');
  const missing = [sent, { ...row('2', 'here'), pending: text('yes') }];
  const plan = { tables: ['mails' as const], exact: false, accounts };
  expect(planTable(of('mails', { missing }), plan)).toMatchObject({
    puts: [sent],
    ofDeletedMembers: 0,
  });
});

test('a new id replaces the old one in every value of a row', () => {
  const [old, other] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ];
  const before = { id: text(`CODE#${old}`), lots: { L: [text(old), text(other)] } };
  expect(withNewIds(before, new Map([[old, 'new']]))).toEqual({
    id: text('CODE#new'),
    lots: { L: [text('new'), text(other)] },
  });
});
