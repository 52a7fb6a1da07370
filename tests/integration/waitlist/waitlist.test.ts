import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '#shared/site-config/index.ts';
import { waitlistContract, type WaitlistName } from '#shared/contracts/waitlist.ts';
import { leaveToken } from '#functions/domain/waitlist/leave-token.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { failureOf } from '../../support/failure-of.ts';
import { leaveTokenOf } from '../../support/leave-token-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

const { join, leave, leaveByMail, openLeavePage, listManaged, countManaged } = waitlistContract;

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

const waiting = async (list: WaitlistName = 'proposal') => {
  const { rows } = await stack.api(listManaged, { list, limit: 100 }, admin);
  return rows.map(({ email }) => email);
};
const isWaiting = async (email: string, list?: WaitlistName) =>
  (await waiting(list)).filter((each) => each === email).length;

describe('joining', () => {
  it(
    'many times at once creates one row and one email, with the same response',
    { tags: 'repeats' },
    async () => {
      const email = 'many@strata.test';
      const spelled = (index: number) => (index % 2 ? ' Many@Strata.test ' : email);
      const responses = await Promise.all(
        Array.from({ length: repeats(25, 100) }, (_, index) =>
          stack.api(join, { email: spelled(index) }),
        ),
      );
      expect(new Set(responses.map(({ message }) => message))).toEqual(
        new Set(['You are on the list. We will write to you when it opens.']),
      );
      expect(await isWaiting(email)).toBe(1);
      await stack.waitForMails(email);
      // Any email queued by another of the many would have been sent before this one.
      await stack.api(join, { email: 'after-many@strata.test' });
      await stack.waitForMails('after-many@strata.test');
      expect(await stack.mails(email)).toHaveLength(1);
    },
  );

  it('is for the proposal tool unless another list is named, and lists are independent', async () => {
    const email = 'both@strata.test';
    await stack.api(join, { email });
    expect([await isWaiting(email), await isWaiting(email, 'geodata')]).toEqual([1, 0]);
    await stack.api(join, { email, list: 'geodata' });
    expect([await isWaiting(email), await isWaiting(email, 'geodata')]).toEqual([1, 1]);
    const mails = await stack.waitForMails(email, 2);
    const about = (tool: string) =>
      mails.find(({ subject }) => subject === `You are on the waitlist for ${tool}`)!.text!;
    expect(about('the proposal tool')).toContain('50% off the first month');
    expect(about('the proposal tool')).toContain(`${stack.siteUrl}/proposal?leave=`);
    expect(about('GeoData Resurrector')).toContain('50% off the first month');
    expect(about('GeoData Resurrector')).toContain(`${stack.siteUrl}/geodataresurrector?leave=`);
  });

  it('needs an address', async () => {
    const failure = await failureOf(stack.api(join, { email: ' ' }));
    expect([failure.code, failure.fields]).toEqual([
      'validation_failed',
      { email: 'Email is required' },
    ]);
    expect((await failureOf(stack.api(join, { email: 'a@b' }))).fields).toEqual({
      email: 'Enter a valid email address',
    });
  });

  it('is limited per caller, whatever addresses they name', { tags: 'long' }, async () => {
    const ip = '192.0.2.7';
    const { limit } = siteConfig.limits.waitlist;
    for (let n = 0; n < limit; n++) await stack.api(join, { email: `n${n}@bulk.test` }, { ip });
    const failure = await failureOf(stack.api(join, { email: 'one-more@bulk.test' }, { ip }));
    expect([failure.status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(failure.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await isWaiting('one-more@bulk.test')).toBe(0);
  });
});

describe('leaving', () => {
  it('deletes the row at once, with the link in the email; repeating it has no effect', async () => {
    const email = 'leaver@strata.test';
    await stack.api(join, { email });
    const [mail] = await stack.waitForMails(email);
    const token = leaveTokenOf(mail!);
    for (const _ of [1, 2]) {
      expect(await stack.api(leave, { token })).toEqual({
        message: 'You are off the list. Your address is deleted.',
        list: 'proposal',
      });
      expect(await isWaiting(email)).toBe(0);
    }
  });

  it('works with one click in an email client (RFC 8058)', async () => {
    const email = 'one-click@strata.test';
    await stack.api(join, { email });
    const [mail] = await stack.waitForMails(email);
    const headers = new Map(mail!.headers);
    expect(headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<([^<>]+)>$/.exec(headers.get('List-Unsubscribe')!)![1]!;
    expect(url.startsWith(`${stack.siteUrl}/api/waitlist/leave/`)).toBe(true);

    const opened = await fetch(url, { redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe(
      `${stack.siteUrl}/proposal?leave=${leaveTokenOf(mail!)}`,
    );
    expect(await isWaiting(email)).toBe(1);

    const posted = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([posted.status, await posted.text()]).toEqual([200, 'You are off the list.\n']);
    expect(await isWaiting(email)).toBe(0);
  });

  it('removes only the address and list of its own token', async () => {
    const [own, other] = ['own@strata.test', 'other@strata.test'];
    for (const email of [own, other]) {
      await stack.api(join, { email });
      await stack.api(join, { email, list: 'geodata' });
    }
    await stack.api(leave, { token: await leaveToken({ list: 'geodata', email: own }) });
    expect([await isWaiting(own), await isWaiting(own, 'geodata')]).toEqual([1, 0]);
    expect([await isWaiting(other), await isWaiting(other, 'geodata')]).toEqual([1, 1]);
  });

  it('refuses every token that was not issued here', async () => {
    const email = 'forged@strata.test';
    await stack.api(join, { email });
    const good = await leaveToken({ list: 'proposal', email });
    const [subject, digest] = good.split('.') as [string, string];
    const [, digestOfAnother] = (await leaveToken({ list: 'proposal', email: 'x@y.test' })).split(
      '.',
    );
    const forged = [
      'x',
      '...',
      subject,
      `${subject}.`,
      `.${digest}`,
      `${subject}.${digestOfAnother}`,
      `${subject}.${digest.slice(0, -1)}`,
      `${good}.more`,
      `${good}x`,
      `${Buffer.from(JSON.stringify(['geodata', email])).toString('base64url')}.${digest}`,
    ];
    for (const token of forged) {
      for (const call of [leave, leaveByMail, openLeavePage]) {
        const failure = await failureOf(stack.api(call, { token }));
        expect([token, failure.status, failure.code]).toEqual([token, 404, 'link_invalid']);
      }
    }
    expect(await isWaiting(email)).toBe(1);
  });

  it('and joining again works, with another email, but not more than three a day', async () => {
    const email = 'again@strata.test';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (let round = 1; round <= 4; round++) {
      await stack.api(join, { email });
      expect(await isWaiting(email)).toBe(1);
      const mails = await stack.waitForMails(email, Math.min(round, 3));
      await stack.api(leave, { token: leaveTokenOf(mails[0]!) });
      expect(await isWaiting(email)).toBe(0);
    }
    vi.setSystemTime(Date.now() + 24 * 3600_000);
    await stack.api(join, { email });
    expect(await stack.waitForMails(email, 4)).toHaveLength(4);
  });
});

it('counts each list', async () => {
  const { lists } = await stack.api(countManaged, {}, admin);
  expect(lists).toEqual([
    { list: 'proposal', count: (await waiting()).length },
    { list: 'geodata', count: (await waiting('geodata')).length },
  ]);
});
