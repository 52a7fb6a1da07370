// @module-tag long

import { afterAll, beforeAll, expect, it } from 'vitest';
import { authContract } from '#shared/contracts/auth.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { recordAwsCalls } from '../../support/record-aws-calls.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const recorder = recordAwsCalls();
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ loadHandler: recorder.load });
});
afterAll(async () => {
  recorder.stop();
  await stack.stop();
});

/** The AWS calls of a group for one request, in order. */
async function workOf(group: string, call: () => Promise<unknown>): Promise<string[]> {
  const before = recorder.used.length;
  await call();
  return recorder.used
    .slice(before)
    .filter((use) => use.group === group)
    .map(({ action, resource }) => `${action} ${resource}`);
}

it('does the same work for a listed address as for a new one, so timing reveals nothing', async () => {
  const join = (email: string) => stack.api(waitlistContract.join, { email });
  const joins = await workOf('waitlist', () => join('somebody@strata.test'));
  expect(joins.length).toBeGreaterThan(1);
  expect(await workOf('waitlist', () => join('somebody@strata.test'))).toEqual(joins);
  expect(await workOf('waitlist', () => join('somebody-else@strata.test'))).toEqual(joins);
});

it('does the same work for an address with an account and without, in a deletion request and a reset', async () => {
  const { email } = await stack.register();
  const ask = (email: string) =>
    stack.api(privacyContract.request, {
      email,
      scope: 'account',
      requestId: crypto.randomUUID(),
    });
  const reset = (email: string) => stack.api(authContract.requestPasswordReset, { email });
  const nobody = 'nobody@strata.test';
  const asked = await workOf('privacy', () => ask(email));
  expect(asked.length).toBeGreaterThan(1);
  expect(await workOf('privacy', () => ask(nobody))).toEqual(asked);
  const sent = await workOf('auth', () => reset(email));
  expect(sent.length).toBeGreaterThan(1);
  expect(await workOf('auth', () => reset(nobody))).toEqual(sent);
});
