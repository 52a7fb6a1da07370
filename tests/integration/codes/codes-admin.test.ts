import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCode } from '#functions/domain/codes/code-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { codesContract } from '#shared/contracts/codes.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { makeCode, startWithCode, type CodeForm } from '../../support/use-code.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { create, listManaged, setActive } = codesContract;
const tomorrow = () => new Date(Date.now() + 24 * 3600_000).toISOString();

async function atStripe(code: string) {
  const { data } = await stack.stripe.sdk.promotionCodes.list({
    code,
    expand: ['data.promotion.coupon'],
  });
  return data;
}

describe('a code that is created', () => {
  it('is listed, audited, and a coupon with a promotion code at Stripe', async () => {
    const endsAt = tomorrow();
    const made = await stack.api(
      create,
      {
        code: ' spring-26 ',
        amountOff: 1.5,
        minimum: 2,
        times: 3,
        perCustomer: 2,
        endsAt,
        items: [{ resourceType: 'article', resourceId: paidArticle.id }],
      },
      admin,
    );
    const terms = { amountOff: 1.5, minimum: 2, currency: 'gbp', times: 3, perCustomer: 2, endsAt };
    const item = { resourceType: 'article', resourceId: paidArticle.id, title: paidArticle.title };
    expect(made).toMatchObject({
      code: 'SPRING-26',
      ...terms,
      items: [item],
      used: 0,
      state: 'on',
    });
    expect((await stack.api(listManaged, { q: 'spring' }, admin)).rows).toEqual([made]);
    expect((await stack.api(listManaged, { q: paidArticle.title }, admin)).total).toBe(1);
    expect(await atStripe('SPRING-26')).toMatchObject([
      {
        active: true,
        max_redemptions: 3,
        expires_at: Math.floor(Date.parse(endsAt) / 1000) + 3600,
        restrictions: { minimum_amount: 200, minimum_amount_currency: 'gbp' },
        promotion: { coupon: { amount_off: 150, currency: 'gbp', percent_off: null } },
      },
    ]);
    const { rows } = await stack.api(reportsContract.audit, { q: 'SPRING-26' }, admin);
    expect(rows).toMatchObject([{ action: 'code.create', details: { off: '£1.50', times: '3' } }]);
  });

  it('is created once by many clicks', async () => {
    const clicks = Array.from({ length: 10 }, () => makeCode(stack, admin, { code: 'ONCE' }));
    const made = await Promise.allSettled(clicks);
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await atStripe('ONCE')).toHaveLength(1);
    const { rows } = await stack.api(reportsContract.audit, { q: 'ONCE' }, admin);
    expect(rows).toHaveLength(1);
  });

  it('is not created with other terms under the same name', async () => {
    await makeCode(stack, admin, { code: 'TERMS', percentOff: 10 });
    const failure = await failureOf(makeCode(stack, admin, { code: 'TERMS', percentOff: 20 }));
    expect(failure).toMatchObject({ code: 'validation_failed', status: 400 });
    expect(await getCode('TERMS')).toMatchObject({ percentOff: 10 });
  });

  it('is not created with the name of a promotion code that somebody created at Stripe', async () => {
    const { sdk } = stack.stripe;
    const coupon = await sdk.coupons.create({ percent_off: 5, duration: 'once' });
    await sdk.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'BYHAND',
    });
    const failure = await failureOf(makeCode(stack, admin, { code: 'BYHAND' }));
    expect(failure.fields).toHaveProperty('code');
    expect(await getCode('BYHAND')).toBeUndefined();
  });

  it('is completed by the same call after an outage of Stripe', async () => {
    await stack.stripe.switches({ outage: true });
    const failure = await failureOf(makeCode(stack, admin, { code: 'OUTAGE' }));
    await stack.stripe.switches({ outage: false });
    expect(failure.code).toBe('payment_unavailable');
    await makeCode(stack, admin, { code: 'OUTAGE' });
    expect(await atStripe('OUTAGE')).toHaveLength(1);
  });

  it('is completed by its first buyer if the process died before Stripe was asked', async () => {
    await makeCode(stack, admin, { code: 'DIED' });
    const { promotionCodeId: _, ...rest } = (await getCode('DIED'))!;
    const unmade = { ...rest, id: 'DIED-2', couponId: `${rest.couponId}-2`, listed: 'yes' };
    await dynamo.send(new PutCommand({ TableName: tableName('codes'), Item: unmade }));
    await startWithCode(stack, await stack.register(), 'DIED-2');
    expect(await atStripe('DIED-2')).toHaveLength(1);
    expect(await getCode('DIED-2')).toHaveProperty('promotionCodeId');
  });

  it.each<[string, Partial<CodeForm>, string]>([
    ['neither per cent nor amount', { percentOff: undefined }, 'percentOff'],
    ['both', { percentOff: 5, amountOff: 1 }, 'percentOff'],
    ['half a penny', { percentOff: undefined, amountOff: 0.005 }, 'amountOff'],
    ['a minimum of half a penny', { minimum: 0.005 }, 'minimum'],
    ['an end in the past', { endsAt: '2020-01-01T00:00:00.000Z' }, 'endsAt'],
    [
      'an end before its start',
      { startsAt: '2999-01-01T00:00:00.000Z', endsAt: tomorrow() },
      'endsAt',
    ],
    [
      'an item that is not on sale',
      { items: [{ resourceType: 'article', resourceId: 'nothing' }] },
      'items',
    ],
    ['more than everything', { percentOff: 101 }, 'percentOff'],
  ])('is refused with %s', async (_name, terms, field) => {
    const form = { code: 'REFUSED', percentOff: 10, ...terms };
    const failure = await failureOf(stack.api(create, form, admin));
    expect([failure.status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('a code that is switched off', () => {
  it('is off here and at Stripe, until it is switched on again', async () => {
    await makeCode(stack, admin, { code: 'SWITCH' });
    const off = await stack.api(setActive, { code: 'switch', active: false }, admin);
    expect(off.state).toBe('off');
    expect(await atStripe('SWITCH')).toMatchObject([{ active: false }]);
    await stack.api(setActive, { code: 'SWITCH', active: false }, admin);
    const on = await stack.api(setActive, { code: 'SWITCH', active: true }, admin);
    expect(on.state).toBe('on');
    expect(await atStripe('SWITCH')).toMatchObject([{ active: true }]);
    const { rows } = await stack.api(reportsContract.audit, { q: 'SWITCH' }, admin);
    expect(rows.map(({ action }) => action)).toEqual(['code.on', 'code.off', 'code.create']);
  });

  it('is off at once although Stripe cannot be reached', async () => {
    await makeCode(stack, admin, { code: 'UNREACHED' });
    await stack.stripe.switches({ outage: true });
    const switchOff = () => stack.api(setActive, { code: 'UNREACHED', active: false }, admin);
    const failure = await failureOf(switchOff());
    await stack.stripe.switches({ outage: false });
    expect(failure.code).toBe('payment_unavailable');
    const buyer = await stack.register();
    expect((await failureOf(startWithCode(stack, buyer, 'UNREACHED'))).code).toBe('code_refused');
    await switchOff();
    expect(await atStripe('UNREACHED')).toMatchObject([{ active: false }]);
  });

  it('must exist', async () => {
    const failure = await failureOf(
      stack.api(setActive, { code: 'NOTHING', active: false }, admin),
    );
    expect(failure.code).toBe('not_found');
  });
});
