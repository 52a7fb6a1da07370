import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { buy, orderOf, seedBundle, startCheckoutOf, statesOf } from '../../support/buy-bundle.ts';
import { createGifts, reason } from '../../support/create-gifts.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let member: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  member = await stack.register();
});

const { give, given, take, held } = createGifts(() => ({ stack, admin, member }));
const purchases = () => stack.api(purchaseContract.list, {}, member);

describe('together with payments', () => {
  it('a payment that was open when access was given is refunded, and the access stays', async () => {
    const sessionId = await startCheckout(stack, member);
    await given();
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect((await stack.stripe.chargeOf(sessionId)).refunded).toBe(true);
    expect(await held()).toMatchObject({ state: 'owned', complimentary: { reason } });
    expect((await failureOf(startCheckout(stack, member))).code).toBe('already_owned');
    const mails = await stack.waitForMails(member.email, 2);
    expect(mails.some(({ text }) => text?.includes('You still own this item'))).toBe(true);
  });

  it('a refund leaves access that was given afterwards, and the purchase is shown again without it', async () => {
    const bought = await buyArticle(stack);
    member = bought.buyer;
    await stack.stripe.refund(bought.sessionId);
    await stack.stripe.idle();
    const id = await given();
    const { data: events } = await stack.stripe.sdk.events.list({ limit: 100 });
    for (const event of events) await stack.stripe.resendEvent(event.id);
    await stack.stripe.idle();
    await stack.invoke('sweep', {});
    expect(await held()).toMatchObject({ state: 'owned', sessionId: id });
    const shown = (await purchases()).map(({ status, complimentary }) => [status, complimentary]);
    expect(shown).toEqual([
      ['owned', true],
      ['refunded', undefined],
    ]);
    await take(id);
    expect(await held()).toMatchObject({ state: 'refunded', sessionId: bought.sessionId });
    expect((await verify(stack, member, bought.sessionId)).status).toBe('refunded');
  });

  it('is refused while a payment is pending', async () => {
    const sessionId = await startCheckout(stack, member);
    await stack.stripe.payLater(sessionId);
    await stack.stripe.idle();
    expect((await failureOf(give())).code).toBe('payment_processing');
    await stack.stripe.settle(sessionId, false);
    await stack.stripe.idle();
    expect((await give()).access).toMatchObject([{ state: 'owned', complimentary: { reason } }]);
  });
});

describe('a bundle that is given', () => {
  const bundleOf = () => seedBundle(stack, 1500, [1000, 600, 400]);

  it('contains the items that the member does not have, and is taken back as a whole', async () => {
    const bundle = await bundleOf();
    const [own] = bundle.parts;
    await buy(stack, member, 'article', own!.resourceId);
    const what = { resourceType: 'bundle', resourceId: bundle.id };
    const id = await given(what);
    await give(what);
    expect(await statesOf(stack, member, bundle)).toEqual(['owned', 'owned', 'owned']);
    const mails = await stack.waitForMails(member.email, 2);
    const text = mails.find(({ subject }) => subject.includes(bundle.title))!.text!;
    expect(text).toContain(bundle.parts[1]!.title);
    expect(text).not.toContain(own!.title);
    await take(id);
    expect(await statesOf(stack, member, bundle)).toEqual(['owned', 'revoked', 'revoked']);
    expect(
      (await failureOf(give({ resourceType: 'article', resourceId: own!.resourceId }))).code,
    ).toBe('already_owned');
  });

  it('lowers the price of the rest of a bundle, and its share is refunded if it was being paid', async () => {
    const bundle = await bundleOf();
    const sessionId = await startCheckoutOf(stack, member, 'bundle', bundle.id);
    await given({ resourceId: bundle.parts[0]!.resourceId });
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect(await statesOf(stack, member, bundle)).toEqual(['owned', 'owned', 'owned']);
    expect((await stack.stripe.chargeOf(sessionId)).amount_refunded).toBe(750);
    const other = await bundleOf();
    await given({ resourceId: other.parts[0]!.resourceId });
    const rest = await buy(stack, member, 'bundle', other.id);
    expect((await orderOf(member, rest)).amountMinor).toBe(750);
  });
});
