import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveAccess as giveDirectly } from '#functions/domain/complimentary/give-access.ts';
import { isStillGiven } from '#functions/domain/complimentary/is-still-given.ts';
import { recordDownload, readDownloads } from '#functions/domain/downloads/download-repository.ts';
import { getMail } from '#functions/domain/mails/mail-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { listOrdersOf } from '#functions/domain/orders/order-list-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { createGifts, paper, reason } from '../../support/create-gifts.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword as password } from '../../support/test-members.ts';
import { repeats } from '../../support/tier.ts';

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
  await stack.stripe.switches({ holdWebhooks: false });
  member = await stack.register();
});

const { setAccess, setDisabled, resendReceipt } = membersContract;
const item = `article#${paidArticle.id}`;
const { give, given, take, held } = createGifts(() => ({ stack, admin, member }));
const purchases = () => stack.api(purchaseContract.list, {}, member);

async function loggedActions(): Promise<string[]> {
  const { rows } = await stack.api(reportsContract.audit, { q: member.email }, admin);
  return rows.map(({ action }) => action);
}

describe('complimentary access', () => {
  it('is announced, logged and shown, and costs nothing', async () => {
    const { access } = await give();
    expect(access).toMatchObject([
      {
        item,
        state: 'owned',
        amountPaid: 0,
        complimentary: { by: admin.email, reason },
      },
    ]);
    const [mail] = await stack.waitForMails(member.email);
    expect(mail!.subject).toContain(paidArticle.title);
    expect(mail!.text).toContain('There is nothing to pay');
    expect(mail!.text).not.toContain(reason);
    const [purchase] = await purchases();
    expect(purchase).toMatchObject({
      status: 'owned',
      title: paidArticle.title,
      complimentary: true,
    });
    const { rows } = await stack.api(reportsContract.audit, { q: member.email }, admin);
    expect(rows).toMatchObject([
      { action: 'user.give', details: { item, title: paidArticle.title, reason } },
    ]);
    expect(await listOrdersOf(member.id)).toEqual([]);
  });

  it('allows opening, downloading and rating like a purchase', async () => {
    const id = await given();
    const article = await stack.api(articlesContract.get, { id: paidArticle.id }, member);
    expect(article.owned).toBe(true);
    const [purchase] = await purchases();
    const download = { id: paidArticle.id, token: purchase!.downloadToken };
    expect((await stack.send(downloadsContract.article, download)).status).toBe(302);
    const fresh = await stack.api(
      downloadsContract.articleToken,
      { id: paidArticle.id, sessionId: id },
      member,
    );
    expect(fresh.token).toBeTruthy();
    await stack.api(articlesContract.rate, { id: paidArticle.id, rating: 5 }, member);
    expect(await readDownloads(id)).toMatchObject({ count: 1 });
  });

  it('is not a sale: it has no receipt, no invoice and no row in the lists of sales', async () => {
    const id = await given();
    for (const call of [receiptsContract.receipt, receiptsContract.invoice]) {
      const failure = await failureOf(stack.api(call, { id }, member));
      expect(failure.status).toBe(404);
    }
    const receipt = await failureOf(stack.api(resendReceipt, { id: member.id, item }, admin));
    expect(receipt.code).toBe('not_purchased');
    const { rows } = await stack.api(ordersContract.list, { show: 'all', q: member.email }, admin);
    expect(rows).toEqual([]);
  });

  it('is refused with a reason if it makes no sense', async () => {
    const codeOf = async (what: object) => (await failureOf(give(what))).code;
    expect(await codeOf({ resourceId: sampleArticles.free.id })).toBe('item_is_free');
    expect(await codeOf({ resourceId: 'nothing' })).toBe('not_found');
    expect(await codeOf({ resourceType: 'bundle', resourceId: 'nothing' })).toBe('not_found');
    expect(await codeOf({ reason: ' ' })).toBe('validation_failed');
    await stack.api(setDisabled, { id: member.id, disabled: true, reason }, admin);
    expect((await failureOf(give())).message).toContain('Enable the account first');
    await stack.api(setDisabled, { id: member.id, disabled: false, reason }, admin);
    expect(await stack.mails(member.email)).toEqual([]);
    const { buyer } = await buyArticle(stack);
    const bought = await failureOf(give({ id: buyer.id }));
    expect(bought.code).toBe('already_owned');
    expect(bought.message).toContain(`They have bought “${paidArticle.title}” already.`);
  });

  it(
    'is given once and announced once, however many concurrent requests there are',
    { tags: 'repeats' },
    async () => {
      const second = await registerAdmin(stack);
      const count = repeats(10, 50);
      const outcomes = await Promise.allSettled([
        ...Array.from({ length: count }, () => give()),
        ...Array.from({ length: count }, () => give({ reason: 'A prize' }, second)),
      ]);
      const done = outcomes.filter(({ status }) => status === 'fulfilled');
      // All from one administrator; the other learns that somebody was faster.
      expect(done).toHaveLength(count);
      expect(await loggedActions()).toEqual(['user.give']);
      await stack.waitForMails(member.email);
      await stack.invoke('sweep', {});
      expect(await stack.mails(member.email)).toHaveLength(1);
    },
  );

  it('is not given to an account that is being deleted', async () => {
    const before = (await getMember(member.id))!;
    await stack.api(accountContract.deleteAccount, { password }, member);
    const items = [{ ...paper, title: paidArticle.title, held: undefined }];
    const gift = { title: paidArticle.title, currency: 'gbp', items, reason, by: admin };
    expect(await giveDirectly(before, gift)).toBe(false);
    expect(await getEntitlement(member.id, item)).toBeUndefined();
  });

  it('is exported with its downloads, and erased with the account', async () => {
    const id = await given();
    await recordDownload(id);
    const { parts } = await stack.api(accountContract.exportData, {}, member);
    expect(parts['purchases']).toEqual([
      expect.objectContaining({ item, complimentary: true, reason, state: 'owned' }),
    ]);
    expect(parts['purchases']![0]).toHaveProperty('downloads.count', 1);
    expect(JSON.stringify(parts['purchases'])).not.toContain(admin.id);
    await stack.api(accountContract.deleteAccount, { password }, member);
    await stack.invoke('sweep', {});
    expect(await readDownloads(id)).toBeUndefined();
  });
});

describe('complimentary access that is taken back', () => {
  it('is closed at once, and can be given and bought again', async () => {
    const id = await given();
    const [before] = await purchases();
    const { access } = await take(id);
    expect(access).toMatchObject([{ state: 'revoked', complimentary: { reason } }]);
    const download = { id: paidArticle.id, token: before!.downloadToken };
    expect((await failureOf(stack.api(downloadsContract.article, download))).code).toBe(
      'not_purchased',
    );
    expect(await purchases()).toMatchObject([{ status: 'revoked', complimentary: true }]);
    await given();
    // A late repetition is about the first gift.
    await take(id);
    expect((await held()).state).toBe('owned');
    expect(await loggedActions()).toEqual(['user.give', 'user.take', 'user.give']);
    await take((await held()).sessionId);
    const sessionId = await startCheckout(stack, member);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect(await held()).toMatchObject({ state: 'owned', sessionId, amountPaid: 4.5 });
    expect(await held()).not.toHaveProperty('complimentary');
  });

  it('does not affect later purchases, and is logged once', async () => {
    const id = await given();
    await Promise.all(Array.from({ length: 10 }, () => take(id)));
    expect(await loggedActions()).toEqual(['user.take', 'user.give']);
    const sessionId = await startCheckout(stack, member);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    await take(id);
    expect(await held()).toMatchObject({ state: 'owned', sessionId });
    expect(await loggedActions()).toEqual(['user.take', 'user.give']);
  });

  it('is not announced by an email that was still waiting', async () => {
    const id = await given();
    const mail = (await getMail(id)) as Parameters<typeof isStillGiven>[0];
    expect(await isStillGiven(mail)).toBe(true);
    await take(id);
    expect(await isStillGiven(mail)).toBe(false);
    await given();
    expect(await isStillGiven(mail)).toBe(false);
  });

  it('is not mistaken for a purchase', async () => {
    await given();
    const failure = await failureOf(
      stack.api(setAccess, { id: member.id, item, granted: false, reason }, admin),
    );
    expect(failure.message).toContain('complimentary');
    expect((await held()).state).toBe('owned');
  });
});
