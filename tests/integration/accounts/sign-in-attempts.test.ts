import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cognito } from '#functions/domain/members/user-pool.ts';
import { countGuess, manyGuesses } from '#functions/domain/sign-ins/count-guesses.ts';
import { rememberChooser } from '#functions/domain/sign-ins/remember-sign-in.ts';
import { readSignInRecord } from '#functions/domain/sign-ins/sign-in-repository.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { failureOf } from '../../support/failure-of.ts';
import { createGuesser } from '../../support/guess-passwords.ts';
import { laterBy, secondsAhead } from '../../support/moved-clock.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';
import { repeats } from '../../support/tier.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

vi.mock(
  '#functions/platform/clock.ts',
  async () => (await import('../../support/moved-clock.ts')).movedClock,
);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stack.stop());

const { login, resetPassword, requestPasswordReset } = authContract;
const attacker = '203.0.113.66';
const elsewhere = '198.51.100.7';

const { statusOf, guess, guessOften, stranger } = createGuesser(() => stack);

vi.setConfig({ testTimeout: 90_000 });

describe('200 wrong passwords from one address', () => {
  it.each([
    ['a member', 200],
    ['an administrator', 20],
  ])('lock nobody out of the account of %s', { tags: 'long' }, async (who, count) => {
    const email = await stranger();
    if (who === 'an administrator') await stack.makeAdmin(email);
    const { device } = await stack.login(email);
    const statuses = await guessOften(email, count, { ip: attacker });
    expect(statuses).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(count - 5).fill(429),
    ]);
    expect(await statusOf(email, { ip: elsewhere })).toBe(200);
    // From the same IP address as the wrong passwords.
    expect(await statusOf(email, { ip: attacker, device })).toBe(200);
    expect(await statusOf(email, { ip: attacker })).toBe(429);
    laterBy(2);
    expect(await statusOf(email, { ip: attacker })).toBe(200);
  });

  it(
    'at once get five attempts, and do not lock the user in Cognito',
    { tags: 'repeats' },
    async () => {
      const email = await stranger();
      const tries = Array.from({ length: repeats(25, 100) }, () => guess(email, { ip: attacker }));
      const [right, ...wrong] = await Promise.all([statusOf(email, { ip: elsewhere }), ...tries]);
      expect(right).toBe(200);
      expect(wrong.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
      expect(wrong.filter((status) => ![401, 429].includes(status))).toEqual([]);
    },
  );

  it('wait longer and longer, up to a minute, and are told how long', async () => {
    const email = await stranger();
    await guessOften(email, 5, { ip: attacker });
    const waits = [];
    for (let round = 0; round < 8; round++) {
      const input = { email, password: 'not-this' };
      const refusal = await failureOf(stack.api(login, input, { ip: attacker }));
      expect(refusal.code).toBe('too_many_requests');
      const seconds = Number(refusal.headers.get('retry-after'));
      waits.push(seconds);
      laterBy(seconds);
      expect(await guess(email, { ip: attacker })).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('get no more attempts with invented headers or devices', async () => {
    const email = await stranger();
    const statuses = [];
    for (let tries = 0; tries < 8; tries++) {
      const input = { email, password: 'not-this', device: `${tries}`.padEnd(43, 'x') };
      const response = await fetch(stack.siteUrl + login.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${tries}`,
          forwarded: `for=192.0.2.${tries}`,
          'x-real-ip': `192.0.2.${tries}`,
          'cloudfront-viewer-address': `192.0.2.${tries}:4000`,
          'x-outcrop-edge-key': 'guessed',
        },
        body: JSON.stringify(input),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});

describe('a device that has signed in before', () => {
  it('is slowed down by its own wrong passwords alone', async () => {
    const email = await stranger();
    const { device } = await stack.login(email);
    expect((await guessOften(email, 6, { ip: elsewhere, device })).at(-1)).toBe(429);
    expect(await statusOf(email, { ip: elsewhere })).toBe(200);
    laterBy(2);
    expect(await statusOf(email, { ip: elsewhere, device })).toBe(200);
  });

  it('can sign in from an address from which many accounts are attacked', async () => {
    const email = await stranger();
    const { device } = await stack.login(email);
    await useUpLimit('login-address', attacker, siteConfig.limits.login);
    expect(await guess('spray-1@example.test', { ip: attacker })).toBe(401);
    expect(await guess('spray-2@example.test', { ip: attacker })).toBe(429);
    expect(await statusOf(email, { ip: attacker })).toBe(429);
    expect(await statusOf(email, { ip: attacker, device })).toBe(200);
    expect(await statusOf(email, { ip: elsewhere })).toBe(200);
  });

  it(
    'stays the same in one browser with two accounts, and is known to each',
    { tags: 'long' },
    async () => {
      const [one, two] = [await stranger(), await stranger()];
      const { device } = await stack.api(login, { email: one, password: testPassword });
      const again = await stack.api(login, { email: two, password: testPassword, device });
      expect(again.device).toBe(device);
      const [first, second] = [await readSignInRecord(one), await readSignInRecord(two)];
      expect(Object.keys(first!.devices)).not.toEqual(Object.keys(second!.devices));
      expect(JSON.stringify([first, second])).not.toContain(device);
    },
  );

  it('is remembered for 180 days, if it is among the newest ten', { tags: 'long' }, async () => {
    const email = await stranger();
    const devices: string[] = [];
    for (let made = 0; made < 11; made++) {
      laterBy(60);
      devices.push(await rememberChooser({ id: 'reader', email }, undefined));
    }
    expect(Object.keys((await readSignInRecord(email))!.devices)).toHaveLength(10);
    await guessOften(email, 6, { ip: attacker });
    expect(await statusOf(email, { ip: attacker, device: devices[0] })).toBe(429);
    expect(await statusOf(email, { ip: attacker, device: devices[10] })).toBe(200);
    laterBy(181 * 24 * 3600);
    await guessOften(email, 6, { ip: attacker });
    expect(await statusOf(email, { ip: attacker, device: devices[10] })).toBe(429);
  });

  it(
    'is forgotten after a reset, except the one on which it was done',
    { tags: 'long' },
    async () => {
      const email = await stranger();
      const { device } = await stack.login(email);
      await stack.api(requestPasswordReset, { email });
      const [mail] = await stack.waitForMails(email);
      const token = /token=([\w-]+)/.exec(mail!.text!)![1]!;
      const newPassword = 'metamorphic';
      const fresh = await stack.api(resetPassword, { token, newPassword });
      await guessOften(email, 6, { ip: attacker });
      const password = newPassword;
      expect(await statusOf(email, { ip: attacker, device, password })).toBe(429);
      const mine = fresh.device;
      expect(await statusOf(email, { ip: attacker, device: mine, password })).toBe(200);
    },
  );
});

describe('one account that is attacked from many addresses', () => {
  it('lets every other address in at once, slows guesses down, and gets one email a day', async () => {
    const email = await stranger();
    const { device } = await stack.login(email);
    for (let from = 1; from < manyGuesses; from++) await countGuess(email);
    expect(await guess(email, { ip: '192.0.2.1' })).toBe(401);
    expect(await guess(email, { ip: '192.0.2.2' })).toBe(401);
    expect(await statusOf(email, { ip: elsewhere })).toBe(200);
    expect(await guess(email, { ip: attacker })).toBe(401);
    const refusal = await failureOf(
      stack.api(login, { email, password: 'not-this' }, { ip: attacker }),
    );
    expect(Number(refusal.headers.get('retry-after'))).toBe(30);
    expect(await statusOf(email, { ip: attacker, device })).toBe(200);
    const mails = await stack.waitForMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Someone is guessing your Outcrop password',
    ]);
  });

  it('behaves the same if it does not exist', { tags: 'long' }, async () => {
    const known = await stranger();
    const unknown = `nobody-${secondsAhead()}@example.test`;
    const bodies: string[][] = [[], []];
    const asked = vi.spyOn(cognito, 'send');
    const calls: number[] = [];
    for (const [at, email] of [known, unknown].entries()) {
      asked.mockClear();
      for (let tries = 0; tries < 7; tries++) {
        const input = { email, password: 'not-this' };
        const response = await stack.send(login, input, { ip: attacker });
        bodies[at]!.push(`${response.status} ${await response.text()}`);
      }
      calls.push(asked.mock.calls.length);
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(calls).toEqual([2, 2]);
  });
});
