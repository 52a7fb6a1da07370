import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSubscribers } from '#functions/domain/digest/subscriber-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const { readPreferences, setPreferences, deleteAccount } = accountContract;

async function subscribers(): Promise<string[]> {
  const emails: string[] = [];
  for await (const page of listSubscribers(10)) emails.push(...page.map(({ email }) => email));
  return emails;
}

it('choose who gets the new-items email, which is off by default', { tags: 'long' }, async () => {
  const member = await stack.register();
  const rest = { newEditions: true };
  expect(await stack.api(readPreferences, {}, member)).toEqual({ newItems: false, ...rest });
  for (const newItems of [true, true]) {
    expect(await stack.api(setPreferences, { newItems }, member)).toEqual({ newItems, ...rest });
  }
  expect(await stack.api(readPreferences, {}, member)).toEqual({ newItems: true, ...rest });
  expect(await subscribers()).toEqual([member.email]);
  await stack.api(setPreferences, { newItems: false }, member);
  expect(await subscribers()).toEqual([]);
  expect(await stack.api(readPreferences, {}, member)).toEqual({ newItems: false, ...rest });
});

it('include emails about new editions, which are on by default, and change one at a time', async () => {
  const member = await stack.register();
  const set = (chosen: object) => stack.api(setPreferences, chosen, member);
  expect(await set({ newEditions: false })).toEqual({ newItems: false, newEditions: false });
  expect(await set({ newItems: true })).toEqual({ newItems: true, newEditions: false });
  expect(await set({})).toEqual({ newItems: true, newEditions: false });
  expect(await set({ newItems: false, newEditions: true })).toEqual({
    newItems: false,
    newEditions: true,
  });
});

it('end with the account, and cannot be set for a deleted one', async () => {
  const member = await stack.register();
  await stack.api(setPreferences, { newItems: true }, member);
  await stack.api(deleteAccount, { password: testPassword }, member);
  expect(await subscribers()).toEqual([]);
  const late = stack.api(setPreferences, { newItems: true }, member);
  expect((await failureOf(late)).code).toBe('session_expired');
});

it('belong to one member', async () => {
  expect((await failureOf(stack.api(readPreferences, {}))).code).toBe('not_signed_in');
});
