import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { siteDay } from '#functions/platform/site-day.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { SentInputOf } from '#shared/contracts/define-contract.ts';
import { salesContract, type SaleRow } from '#shared/contracts/sales.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let sold: { buyer: Session; sessionId: string };

/** Old sales: many in the same millisecond of one day, one half a year later. */
const crowd = 120;
const crowdedDay = '2025-03-01';
const lateDay = '2025-09-01';

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
  sold = await buyArticle(stack);
  await stack.stripe.refund(sold.sessionId, 100);
  await startCheckout(stack, await stack.register());
  await stack.stripe.idle();
  const rows = Array.from({ length: crowd + 1 }, (_, index) => {
    const day = index < crowd ? crowdedDay : lateDay;
    return {
      id: `01JN${String(index).padStart(22, '0')}`,
      userId: `buyer-${index}`,
      email: `buyer-${index}@example.test`,
      title: 'Old paper',
      resourceType: 'article',
      resourceId: 'old',
      amountMinor: 540,
      taxMinor: 90,
      currency: 'gbp',
      quote: { subtotalMinor: 600, discountMinor: 60, currency: 'gbp', code: 'TENTH' },
      status: 'charged_back',
      version: 1,
      paymentIntentId: 'pi_old',
      paidAt: `${day}T12:00:00.000Z`,
      paidDay: day,
      createdAt: `${day}T11:59:00.000Z`,
    };
  });
  while (rows.length > 0) {
    const puts = rows.splice(0, 25).map((Item) => ({ PutRequest: { Item } }));
    await dynamo.send(new BatchWriteCommand({ RequestItems: { [tableName('orders')]: puts } }));
  }
});
afterAll(() => stack.stop());

const { export: exportSales } = salesContract;
type Input = SentInputOf<typeof exportSales>;

async function everyPage(input: Input) {
  const rows: SaleRow[] = [];
  const readTo: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(exportSales, cursor ? { ...input, cursor } : input, admin);
    expect(page.rows.length).toBeLessThanOrEqual(Number(input.limit ?? 1000));
    rows.push(...page.rows);
    readTo.push(page.readTo);
    cursor = page.nextCursor;
  } while (cursor);
  expect(readTo).toEqual(readTo.toSorted());
  return { rows, pages: readTo.length };
}

const fieldsOf = async (input: Input) =>
  (await failureOf(stack.api(exportSales, input, admin))).fields;

describe('an export of sales', () => {
  it(
    'contains every sale once, from the first to the last, in pages of any size',
    { tags: 'long' },
    async () => {
      const whole = await everyPage({});
      expect(whole.rows).toHaveLength(crowd + 2);
      for (const limit of [7, crowd]) {
        const { rows, pages } = await everyPage({ limit });
        expect(rows).toEqual(whole.rows);
        expect(pages).toBeGreaterThanOrEqual(rows.length / limit);
      }
    },
  );

  it('has the amounts paid and refunded', async () => {
    const { rows } = await everyPage({ from: lateDay });
    const today = siteDay(new Date());
    expect(rows).toEqual([
      {
        id: expect.any(String) as string,
        day: lateDay,
        paidAt: `${lateDay}T12:00:00.000Z`,
        userId: `buyer-${crowd}`,
        email: `buyer-${crowd}@example.test`,
        title: 'Old paper',
        resourceType: 'article',
        resourceId: 'old',
        currency: 'gbp',
        price: 6,
        discount: 0.6,
        net: 4.5,
        tax: 0.9,
        gross: 5.4,
        refunded: 5.4,
        code: 'TENTH',
        state: 'charged_back',
        paymentIntentId: 'pi_old',
      },
      expect.objectContaining({
        day: today,
        email: sold.buyer.email,
        title: paidArticle.title,
        price: 4.5,
        discount: 0,
        gross: 4.5,
        refunded: 1,
        state: 'partly_refunded',
        paymentIntentId: expect.stringMatching(/^pi_/) as string,
      }),
    ]);
  });

  it('covers a period, including both days', async () => {
    const countOf = async (input: Input) => (await everyPage(input)).rows.length;
    expect(await countOf({ from: crowdedDay, to: crowdedDay })).toBe(crowd);
    expect(await countOf({ from: '2025-03-02', to: '2025-08-31' })).toBe(0);
    expect(await countOf({ from: '0001-01-01', to: lateDay })).toBe(crowd + 1);
    expect(await countOf({ to: '2025-02-28' })).toBe(0);
    expect(await countOf({ from: '9999-01-01' })).toBe(0);
  });

  it('refuses days that do not exist, and an end before the beginning', async () => {
    expect(await fieldsOf({ from: '2026-02-31' })).toEqual({
      from: 'Enter a day that exists as year, month and day, such as 2026-11-21',
    });
    expect(await fieldsOf({ to: '21.11.2026' })).toHaveProperty('to');
    expect(await fieldsOf({ from: '2026-02-02', to: '2026-02-01' })).toEqual({
      to: 'Enter 2026-02-02 or a later day',
    });
    expect(await fieldsOf({ cursor: 'nonsense' })).toHaveProperty('cursor');
  });

  it('is for administrators, and is recorded once in the audit log', async () => {
    const failure = await failureOf(stack.api(exportSales, {}, await stack.register()));
    expect(failure.code).toBe('forbidden');
    const before = await exportsInAudit();
    await everyPage({ from: crowdedDay, to: lateDay, file: 'customers', limit: 50 });
    expect((await exportsInAudit()).slice(0, -before.length || undefined)).toEqual([
      expect.objectContaining({
        action: 'customers.export',
        label: `${crowdedDay} to ${lateDay}`,
        actorEmail: admin.email,
      }),
    ]);
  });
});

async function exportsInAudit() {
  const { rows } = await stack.api(reportsContract.audit, { q: '.export', limit: 100 }, admin);
  return rows;
}
