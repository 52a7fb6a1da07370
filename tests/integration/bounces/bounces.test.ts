import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deliverMail } from '#functions/domain/mail-delivery/deliver-mail.ts';
import { getMail, queueMailOnce } from '#functions/domain/mails/mail-repository.ts';
import { writeTogetherOnce } from '#functions/platform/dynamo.ts';
import type { MailOrder } from '#functions/domain/mails/mail.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { paidArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { permutations } from '../../support/permutations.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

let made = 0;
const simulated = (kind: string) => `${kind}+${++made}@simulator.amazonses.com`;

const problemOf = async ({ id }: Session) =>
  (await stack.api(membersContract.get, { id }, admin)).mailProblem?.kind;
const becomes = (member: Session, kind: string) =>
  vi.waitUntil(async () => (await problemOf(member)) === kind, { timeout: 10_000 });
const preferencesOf = (member: Session) => stack.api(accountContract.readPreferences, {}, member);

/** Returns the outcome of an email. */
async function outcomeOf(order: MailOrder): Promise<string | undefined> {
  const id = `test-${++made}`;
  await queueMailOnce(order, id);
  await deliverMail(id);
  return vi.waitUntil(async () => (await getMail(id))?.outcome, { timeout: 10_000 });
}
const outcomeFor = ({ email: to }: Session) => outcomeOf({ kind: 'password-changed', to });
const newsFor = ({ email: to, id: userId }: Session) =>
  outcomeOf({ kind: 'new-items', to, items: [], more: 0, userId });

/** A member whose address has just bounced. */
async function bouncing(): Promise<Session> {
  const member = await stack.register(simulated('bounce'));
  expect(await outcomeFor(member)).toBe('sent');
  await becomes(member, 'bounced');
  return member;
}

const auditOf = async (member: Session) => {
  const { rows } = await stack.api(reportsContract.audit, {}, admin);
  return rows.filter(({ target }) => target === `user#${member.id}`);
};

describe('an address that bounces', () => {
  it('gets no email, not even a link to reset the password, and strangers cannot tell', async () => {
    const member = await bouncing();
    expect(await outcomeFor(member)).toBe('address_bounces');
    const ask = (email: string) => stack.api(authContract.requestPasswordReset, { email });
    expect(await ask(member.email)).toEqual(await ask('nobody@example.test'));
    expect(await outcomeOf({ kind: 'password-reset', to: member.email, userId: member.id })).toBe(
      'address_bounces',
    );
    expect(await stack.mails(member.email)).toHaveLength(1);
  });

  it('is shown to its owner in the settings, and when the account is deleted', async () => {
    const member = await bouncing();
    const state = { newEditions: true, mailsBounce: true };
    expect(await preferencesOf(member)).toEqual({ newItems: false, ...state });
    const chosen = await stack.api(accountContract.setPreferences, { newItems: true }, member);
    expect(chosen).toEqual({ newItems: true, ...state });
    const { message } = await stack.api(
      accountContract.deleteAccount,
      { password: testPassword },
      member,
    );
    expect(message).toContain('Emails to your address bounce');
  });

  it('is shown with a purchase, to the buyer and on the page of the order', async () => {
    const member = await bouncing();
    const sessionId = await startCheckout(stack, member);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    const bought = { sessionId, resourceId: paidArticle.id };
    const seen = await stack.api(purchaseContract.verify, bought, member);
    expect(seen).toMatchObject({ verified: true, mailsBounce: true });
    const { rows } = await stack.api(ordersContract.list, { q: member.email }, admin);
    const { id } = rows[0]!;
    const order = await vi.waitUntil(
      async () => {
        const found = await stack.api(ordersContract.get, { id }, admin);
        return found.events.some(({ status }) => status === 'address_bounces') && found;
      },
      { timeout: 10_000 },
    );
    expect(order.mailProblem?.kind).toBe('bounced');
    const again = { id: member.id, item: `article#${paidArticle.id}` };
    const refused = await failureOf(stack.api(membersContract.resendReceipt, again, admin));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('bounce') });
    await stack.api(membersContract.resumeMails, { id: member.id, reason: 'Repaired' }, admin);
    const { message } = await stack.api(membersContract.resendReceipt, again, admin);
    expect(message).toContain('on its way');
    await becomes(member, 'bounced');
  });

  it('gets emails again after an administrator allows them, with one entry with a reason in the log', async () => {
    const member = await bouncing();
    const resume = (reason: string) =>
      stack.api(membersContract.resumeMails, { id: member.id, reason }, admin);
    expect((await failureOf(resume(''))).status).toBe(400);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => resume('They wrote to us')),
    );
    expect(responses.map(({ mailProblem }) => mailProblem)).toEqual(responses.map(() => undefined));
    expect(await auditOf(member)).toMatchObject([
      { action: 'user.mails', details: { reason: 'They wrote to us' } },
    ]);
    expect(await outcomeFor(member)).toBe('sent');
    await becomes(member, 'bounced');
  });

  it('is cleared once per bounce, and only by somebody who has seen the latest one', async () => {
    const { addressClear, recordDeliveryProblem: noteAddress } =
      await import('#functions/domain/email-addresses/email-address-repository.ts');
    const [email, first, second] = [
      'a@b.test',
      '2026-11-20T10:00:00.000Z',
      '2100-01-01T00:00:00.000Z',
    ];
    const clear = async (seen: string) => writeTogetherOnce([await addressClear(email, seen)]);
    await noteAddress(email, 'bouncedAt', first);
    await clear(first);
    await expect(clear(first)).rejects.toThrow('ConditionalCheckFailed');
    await noteAddress(email, 'bouncedAt', second);
    await expect(clear(first)).rejects.toThrow('ConditionalCheckFailed');
    await clear(second);
  });
});

describe('somebody who reports an email as spam', () => {
  async function complaining(): Promise<Session> {
    const member = await stack.register(simulated('complaint'));
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
    expect(await outcomeFor(member)).toBe('sent');
    await becomes(member, 'complained');
    return member;
  }

  it('gets only necessary emails, and their switches are off', async () => {
    const member = await complaining();
    await vi.waitUntil(async () => !(await preferencesOf(member)).newItems, { timeout: 10_000 });
    expect(await preferencesOf(member)).toEqual({ newItems: false, newEditions: false });
    expect(await outcomeFor(member)).toBe('sent');
    expect(await newsFor(member)).toBe('address_complained');
  });

  it('can turn emails on again; an administrator cannot', async () => {
    const member = await complaining();
    const asked = { id: member.id, reason: 'Because' };
    const refused = await failureOf(stack.api(membersContract.resumeMails, asked, admin));
    expect(refused.status).toBe(409);
    expect(await auditOf(member)).toEqual([]);
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
    expect(await problemOf(member)).toBeUndefined();
    expect(await newsFor(member)).toBe('sent');
  });
});

describe('reports of SES', () => {
  const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
  const reportOf = (minute: number, what: object) => ({
    detail: { mail: { timestamp: at(minute), messageId: `mail-${minute}` }, ...what },
  });
  const bounce = (email: string, minute: number, bounceType = 'Permanent') =>
    reportOf(minute, { bounce: { bounceType, bouncedRecipients: [{ emailAddress: email }] } });
  const complaint = (email: string, minute: number, more = {}) =>
    reportOf(minute, { complaint: { complainedRecipients: [{ emailAddress: email }], ...more } });

  it(
    'may arrive in any order and repeatedly, also around the event that clears them',
    { tags: 'long' },
    async () => {
      const { recordDeliveryProblem: noteAddress } =
        await import('#functions/domain/email-addresses/email-address-repository.ts');
      const kinds = [
        { report: bounce, ends: 'clearedAt', kind: 'bounced' },
        { report: complaint, ends: 'wantedAt', kind: 'complained' },
      ] as const;
      for (const { report, ends, kind } of kinds) {
        for (const order of permutations(['early', 'end', 'early'])) {
          const member = await stack.register();
          for (const event of order) {
            if (event === 'end') await noteAddress(member.email, ends, at(5));
            else await stack.invoke('bounces', report(member.email, 1));
          }
          expect(await problemOf(member)).toBeUndefined();
          for (const minute of [9, 9, 3])
            await stack.invoke('bounces', report(member.email, minute));
          expect(await problemOf(member)).toBe(kind);
        }
      }
    },
  );

  it('that are older than the request for emails leave the switch on', async () => {
    const member = await stack.register();
    await stack.invoke('bounces', complaint(member.email, 1));
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
    await stack.invoke('bounces', complaint(member.email, 1));
    expect((await preferencesOf(member)).newItems).toBe(true);
  });

  it('turn the switch off even if the previous run was killed after its first write', async () => {
    const { recordDeliveryProblem: noteAddress } =
      await import('#functions/domain/email-addresses/email-address-repository.ts');
    const member = await stack.register();
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
    await noteAddress(member.email, 'complainedAt', at(3));
    await stack.invoke('bounces', complaint(member.email.toUpperCase(), 3));
    expect(await preferencesOf(member)).toEqual({ newItems: false, newEditions: false });
  });

  it('of earlier versions are shown by the switch that is on by default, and end with it', async () => {
    const { recordDeliveryProblem: noteAddress } =
      await import('#functions/domain/email-addresses/email-address-repository.ts');
    const member = await stack.register();
    await noteAddress(member.email, 'complainedAt', at(3));
    expect((await preferencesOf(member)).newEditions).toBe(false);
    await stack.api(accountContract.setPreferences, { newEditions: true }, member);
    expect((await preferencesOf(member)).newEditions).toBe(true);
    expect(await problemOf(member)).toBeUndefined();
  });

  it('of a full mailbox, or of an email that is not spam, change nothing', async () => {
    const member = await stack.register(simulated('ooto'));
    expect(await outcomeFor(member)).toBe('sent');
    for (const type of ['Transient', 'Undetermined']) {
      await stack.invoke('bounces', bounce(member.email, 1, type));
    }
    await stack.invoke(
      'bounces',
      complaint(member.email, 1, { complaintFeedbackType: 'not-spam' }),
    );
    expect(await problemOf(member)).toBeUndefined();
  });
});
