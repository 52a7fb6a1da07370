import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { requestDeletion } from '../support/request-deletion.ts';
import { leaveTokenOf } from '../support/leave-token-of.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

const { request, confirm, withdraw, close, read } = privacyContract;
const { join, leave, listManaged } = waitlistContract;

let stack: TestStack;
let admin: Session;
let submit: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  submit = await prepareChild(fileURLToPath(new URL('./children/submit-form.ts', import.meta.url)));
});
afterAll(() => stack.stop());

interface Case {
  input: object;
  /** Repeats the call, as a user does who got no response. */
  again: () => Promise<unknown>;
  afterwards: () => Promise<void>;
}

/** Kills the action after each response, one run each, until a run completes. */
async function killEverywhere(useCase: string, prepare: () => Promise<Case>): Promise<number> {
  for (let at = 1; ; at++) {
    const { input, again, afterwards } = await prepare();
    const variables = {
      USE_CASE: useCase,
      INPUT: JSON.stringify(input),
      ADMIN_ID: admin.id,
      CALLER: `203.0.113.${at}`,
    };
    const killed = await submit(variables, at);
    await again();
    await afterwards();
    if (!killed) return at - 1;
  }
}

let count = 0;
const newEmail = () => `person-${++count}@strata.test`;

/** Returns the number of emails that the address received, queued ones included: they are sent in order. */
async function countMails(email: string): Promise<number> {
  const last = newEmail();
  await stack.api(join, { email: last });
  await stack.waitForMails(last);
  return (await stack.mails(email)).length;
}

const countOperatorMails = async (reference: string) =>
  (await stack.mails(siteConfig.emails.privacy)).filter(({ text = '' }) => text.includes(reference))
    .length;

async function countWaiting(email: string): Promise<number> {
  const { rows } = await stack.api(listManaged, { list: 'proposal', q: email, limit: 100 }, admin);
  return rows.length;
}

const ask = () => requestDeletion(stack, newEmail());

async function askAndConfirm() {
  const asked = await ask();
  await stack.api(confirm, { reference: asked.reference, token: asked.confirm });
  await stack.waitForMails(asked.email, 2);
  return asked;
}

const stateOf = async (reference: string) => (await stack.api(read, { reference })).state;

describe('a process killed between any two steps', () => {
  it('of joining a waitlist leaves one place and one email', async () => {
    const steps = await killEverywhere('join', async () => {
      const input = { email: newEmail(), list: 'proposal' as const };
      return {
        input,
        again: () => stack.api(join, input),
        afterwards: async () => {
          expect(await countMails(input.email)).toBe(1);
          expect(await countWaiting(input.email)).toBe(1);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  }, 120_000);

  it('of leaving it leaves no place', async () => {
    const steps = await killEverywhere('leave', async () => {
      const email = newEmail();
      await stack.api(join, { email });
      const token = leaveTokenOf((await stack.waitForMails(email))[0]!);
      return {
        input: { token },
        again: () => stack.api(leave, { token }),
        afterwards: async () => expect(await countWaiting(email)).toBe(0),
      };
    });
    expect(steps).toBeGreaterThanOrEqual(1);
  }, 120_000);

  it('of requesting a deletion leaves one request and one email', async () => {
    const steps = await killEverywhere('requestDeletion', async () => {
      const email = newEmail();
      const input = { email, scope: 'account' as const, requestId: crypto.randomUUID() };
      return {
        input,
        again: () => stack.api(request, input),
        afterwards: async () => {
          expect(await countMails(email)).toBe(1);
          const { reference } = await stack.api(request, input);
          expect(await stateOf(reference)).toBe('unconfirmed');
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(2);
  }, 120_000);

  it('of confirming it notifies the person and the operator once', async () => {
    const steps = await killEverywhere('confirmRequest', async () => {
      const { email, reference, confirm: token } = await ask();
      return {
        input: { reference, token },
        again: () => stack.api(confirm, { reference, token }),
        afterwards: async () => {
          expect(await countMails(email)).toBe(2);
          expect(await countOperatorMails(reference)).toBe(1);
          expect(await stateOf(reference)).toBe('open');
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  }, 120_000);

  it('of withdrawing it notifies the person and the operator once', async () => {
    const steps = await killEverywhere('withdrawRequest', async () => {
      const { email, reference, withdraw: token } = await askAndConfirm();
      return {
        input: { reference, token },
        again: () => stack.api(withdraw, { reference, token }),
        afterwards: async () => {
          expect(await countMails(email)).toBe(3);
          expect(await countOperatorMails(reference)).toBe(2);
          expect(await stateOf(reference)).toBe('withdrawn');
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  }, 120_000);

  it('of closing it leaves one email and one audit entry', async () => {
    const steps = await killEverywhere('closeRequest', async () => {
      const { email, reference } = await askAndConfirm();
      const input = { reference, outcome: 'done' as const, note: 'All records of the app' };
      return {
        input,
        again: () => stack.api(close, input, admin),
        afterwards: async () => {
          expect(await countMails(email)).toBe(3);
          expect(await stateOf(reference)).toBe('done');
          const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 100);
          expect(entries.filter(({ target }) => target === `deletion#${reference}`)).toHaveLength(
            1,
          );
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  }, 120_000);
});
