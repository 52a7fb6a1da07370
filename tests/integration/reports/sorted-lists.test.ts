import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPut } from '#functions/domain/audit/audit-repository.ts';
import { dynamo, tableName, writeTogether } from '#functions/platform/dynamo.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { authorsContract } from '#shared/contracts/authors.ts';
import { codesContract } from '#shared/contracts/codes.ts';
import type { Call } from '#shared/contracts/define-contract.ts';
import { feedbackContract } from '#shared/contracts/feedback.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { waitlists } from '#shared/site-config/waitlists.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;

const put = (table: TableName, Item: object) =>
  dynamo.send(new PutCommand({ TableName: tableName(table), Item }));

/** `one` is the first in time, `two` the first by name and the last in figures. */
const names = { one: 'mona', two: 'abel', three: 'zita' };
const list = waitlists[0]!.name;

async function putRows(name: keyof typeof names, day: number): Promise<void> {
  const at = `2026-03-0${day}T10:00:00.000Z`;
  const email = `${names[name]}@sorted.test`;
  const code = names[name].toUpperCase();
  const queued = { scope: 'water-app', requestedAt: at, confirmedAt: at, queuedAt: at };
  await put('users', { id: name, email, credits: 0, createdAt: at, directory: 'member' });
  await put('orders', {
    ...{ id: `0000000000000000000000000${day}`, userId: 'x', email, title: name, createdAt: at },
    ...{ resourceType: 'article', amountMinor: 1, currency: 'gbp', status: 'paid', version: 1 },
  });
  await put('waitlist', { list, email, joinedAt: at });
  await put('deletions', { id: name, state: 'open', queue: 'open', dueAt: at, ...queued });
  await put('reviews', {
    ...{ userId: name, item: 'article#a', title: 'A', sentence: name, state: 'shown' },
    revision: `${at}#r`,
  });
  await put('feedback', {
    ...{ userId: 'x', requestId: name, question: 'q', reply: 'r', vote: 'up', credit: 'none' },
    ...{ votedAt: at, listed: 'yes', expiresAt: 4_000_000_000 },
  });
  await put('codes', {
    ...{ id: code, used: 10 - day, percentOff: 5, currency: 'gbp', createdAt: at },
    ...{ listed: 'yes', couponId: code, ...(name === 'two' && { offAt: at }) },
  });
  await stack.api(authorsContract.createAuthor, { name: names[name], line: 'Writes.' }, admin);
  await writeTogether([
    auditPut(admin, { action: 'product.create', target: `product#${name}`, label: 'sorted' }),
  ]);
}

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack, 'admin@example.test');
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    await putRows(name as keyof typeof names, index + 1);
  }
  await stack.seedArticles(
    [3, 1, 2].map((price, index) => ({
      ...sampleArticles.paid,
      id: Object.keys(names)[index]!,
      title: `${Object.values(names)[index]!} sorted`,
      priceMinor: price * 100,
      publishedAt: `2026-03-0${index + 1}T10:00:00.000Z`,
    })),
  );
});
afterAll(() => stack.stop());

interface Page {
  rows: Record<string, unknown>[];
  nextCursor?: string;
}

/** The first row of every page of one row. */
async function everyRow(call: Call, input: object): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let cursor: string | undefined;
  do {
    const asked = { ...input, limit: 1, cursor };
    const page = (await stack.api(call, asked, admin)) as Page;
    rows.push(...page.rows.slice(0, 1));
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

const byTime = ['one', 'two', 'three'];
const byName = ['two', 'one', 'three'];
const q = 'sorted';

const lists: [name: string, call: Call, key: string, input: object, orders: object][] = [
  [
    'articles',
    articlesAdminContract.listManaged,
    'id',
    { q },
    { date: byTime, title: byName, price: ['two', 'three', 'one'] },
  ],
  ['members', membersContract.list, 'id', { q }, { joined: byTime, email: byName }],
  ['orders', ordersContract.list, 'title', { q }, { date: byTime }],
  [
    'the waitlist',
    waitlistContract.listManaged,
    'email',
    { list },
    { date: byTime, email: byName },
  ],
  ['requests', privacyContract.listManaged, 'reference', { show: 'open' }, { date: byTime }],
  ['reviews', reviewsContract.listManaged, 'sentence', { state: 'shown' }, { date: byTime }],
  ['rated replies', feedbackContract.list, 'requestId', {}, { date: byTime }],
  ['the audit log', reportsContract.audit, 'target', { q }, { date: byTime }],
  ['authors', authorsContract.listAuthors, 'name', {}, { updated: byTime, name: byName }],
  [
    'codes',
    codesContract.listManaged,
    'code',
    {},
    { date: byTime, code: byName, used: ['three', 'two', 'one'] },
  ],
];

/** The row's name, whatever names it in the list. */
function nameOf(value: unknown): string {
  const text = String(value).toLowerCase().split('#').at(-1)!.split('@')[0]!;
  return Object.entries(names).find(([, name]) => name === text)?.[0] ?? text;
}

describe.each(lists)('the list of %s', (_name, call, key, input, orders) => {
  it.each(Object.entries(orders) as [string, string[]][])(
    'is sorted by %s, in both directions, in pages',
    async (sort, expected) => {
      const namesIn = async (order: string) =>
        (await everyRow(call, { ...input, sort: order })).map((row) => nameOf(row[key]));
      expect(await namesIn(sort)).toEqual(expected);
      expect(await namesIn(`-${sort}`)).toEqual(expected.toReversed());
    },
  );
});

describe('a filter by state', () => {
  it('shows the codes in one state', async () => {
    const rows = await everyRow(codesContract.listManaged, { state: 'off' });
    expect(rows.map(({ code }) => code)).toEqual(['ABEL']);
    expect(await everyRow(codesContract.listManaged, { state: 'on' })).toHaveLength(2);
  });

  it('shows the disabled members, or the others', async () => {
    const { id } = await stack.register('off@other.test');
    const off = { id, disabled: true, reason: 'Asked for it' };
    await stack.api(membersContract.setDisabled, off, admin);
    const emails = async (state: string) =>
      (await everyRow(membersContract.list, { state })).map(({ email }) => email);
    expect(await emails('disabled')).toEqual(['off@other.test']);
    expect(await emails('active')).not.toContain('off@other.test');
    expect(await emails('active')).toHaveLength(4);
  });
});
