import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerRow } from '#functions/domain/credits/ledger-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { checkLedger } from '../../support/expect-ledger-in-order.ts';
import { busyMember } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

async function changeMember(id: string, change: string, values: object): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression: change,
      ExpressionAttributeValues: values as Record<string, unknown>,
    }),
  );
}

async function changeRow(userId: string, entry: string, name: string, value: unknown) {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('ledger'),
      Key: { userId, entry },
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}

async function drop(table: 'ledger' | 'holds', Key: Record<string, string>): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: tableName(table), Key }));
}

async function addRow(userId: string, row: Partial<LedgerRow> & { entry: string }): Promise<void> {
  const createdAt = new Date().toISOString();
  const whole = { userId, kind: 'use', credits: 0, createdAt, day: createdAt.slice(0, 10), ...row };
  await dynamo.send(new PutCommand({ TableName: tableName('ledger'), Item: whole }));
}

const damages: [what: string, plant: (id: string) => Promise<void>, found: RegExp[]][] = [
  [
    'a balance that was changed by hand',
    (id) => changeMember(id, 'SET credits = :c', { ':c': 14 }),
    [
      /^the balance is 14, but its entries add up to 13$/,
      /^the balance is 14, but its lots add up to 13$/,
    ],
  ],
  [
    'a negative balance',
    (id) =>
      changeMember(id, 'SET credits = :c, lots = :l', {
        ':c': -1,
        ':l': [{ entry: 'adjust#more', left: -1 }],
      }),
    [
      /^the balance is -1$/,
      /^the balance is -1, but its entries add up to 13$/,
      /^lot adjust#more has -1 left$/,
      /^lot adjust#more has -1 left, but should have 10 by its entries$/,
      /^lot grant#sign-up has 0 left, but should have 3 by its entries$/,
    ],
  ],
  [
    'credits moved from one lot to another',
    (id) =>
      changeMember(id, 'SET lots = :l', {
        ':l': [
          { entry: 'grant#sign-up', left: 2 },
          { entry: 'adjust#more', left: 11 },
        ],
      }),
    [
      /^lot grant#sign-up has 2 left, but should have 3 by its entries$/,
      /^lot adjust#more has 11 left, but should have 10 by its entries$/,
      /^lot adjust#more had 10, which contradicts 11 left, 0 taken back and 0 unrecovered$/,
    ],
  ],
  [
    'a ledger entry that is missing',
    (id) => drop('ledger', { userId: id, entry: 'adjust#more' }),
    [
      /^the balance is 13, but its entries add up to 3$/,
      /^use#request-1#1 records a balance of 14, but the entries up to it add up to 4$/,
      /^lot adjust#more has 10 left, but should have 0 by its entries$/,
    ],
  ],
  [
    'a reply that was neither kept nor given back',
    (id) => drop('ledger', { userId: id, entry: 'settle#request-1#1' }),
    [/^use#request-1#1 was neither kept nor given back, and is not held$/],
  ],
  [
    'a reply that was both kept and given back',
    (id) => addRow(id, { entry: 'settle#request-2#1' }),
    [/^use#request-2#1 was both kept and given back$/],
  ],
  [
    'credits given back for a reply that was never kept',
    (id) => addRow(id, { entry: 'return#request-2#1' }),
    [
      /^return#request-2#1 gives back what was not kept$/,
      /^return#request-2#1 gave back 0 of 1 credits$/,
    ],
  ],
  [
    'a settlement that took credits again',
    (id) => changeRow(id, 'settle#request-1#1', 'credits', -1),
    [
      /^the balance is 13, but its entries add up to 12$/,
      /records a balance/,
      /^settle#request-1#1 records no balance/,
      /^lot opening has 0 left, but should have -1 by its entries$/,
      /^settle#request-1#1 records -1 credits$/,
    ],
  ],
  [
    'an end of what never began',
    (id) => addRow(id, { entry: 'settle#request-9#1' }),
    [/^settle#request-9#1 ends a reply that never began$/],
  ],
  [
    'a hold that is lost',
    (id) => drop('holds', { userId: id, requestId: 'request-3' }),
    [/^use#request-3#1 was neither kept nor given back, and is not held$/],
  ],
  [
    'a hold without its entry',
    (id) => addHold(id, 'request-8', new Date()),
    [/^request-8#1 is held without a ledger entry$/],
  ],
  [
    'a hold that nobody released',
    (id) => addHold(id, 'request-3', new Date(Date.now() - 300_000)),
    [/^request-3#1 has been held for 30\d s$/],
  ],
  [
    'a ledger entry that is not in the balance',
    (id) => addRow(id, { entry: 'use#request-7#1', credits: -1, from: [] }),
    [/^use#request-7#1 is not in the balance$/],
  ],
  [
    'a ledger entry with a wrong balance',
    (id) => changeRow(id, 'use#request-1#1', 'balance', 7),
    [
      /^use#request-1#1 records a balance of 7, but the entries up to it add up to 14$/,
      /^use#request-2#1 records a balance of 13, but the entries up to it add up to 6$/,
    ],
  ],
  [
    'a ledger entry whose parts are of another number',
    (id) => changeRow(id, 'use#request-1#1', 'from', [{ entry: 'grant#sign-up', credits: 2 }]),
    [
      /^lot grant#sign-up has 3 left, but should have 2 by its entries$/,
      /^use#request-1#1 records -1 credits, but its parts add up to 2$/,
    ],
  ],
];

async function addHold(userId: string, requestId: string, made: Date): Promise<void> {
  const Item = { userId, requestId, attempt: 1, state: 'open', createdAt: made.toISOString() };
  await dynamo.send(new PutCommand({ TableName: tableName('holds'), Item }));
}

it.each(firstUnlessLong(damages, 3))(
  'finds %s',
  { tags: 'repeats' },
  async (_, plant, expected) => {
    const id = await busyMember(stack);
    await plant(id);
    const { found } = await checkLedger(stack);
    const mine = found.filter(({ userId }) => userId === id).map(({ what }) => what);
    expect(mine).toHaveLength(expected.length);
    mine.forEach((what, index) => expect(what).toMatch(expected[index]!));
  },
);
