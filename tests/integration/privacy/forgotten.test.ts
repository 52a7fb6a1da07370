import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  getDeletion,
  getPerson,
  readQueue,
} from '#functions/domain/privacy/deletion-repository.ts';
import { presentManaged, withPersons } from '#functions/privacy/present-managed.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { failureOf } from '../../support/failure-of.ts';
import { requestDeletion } from '../../support/request-deletion.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const { read, confirm, withdraw, listManaged, close } = privacyContract;
const day = 24 * 3600_000;

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

it('forgets the address of an unconfirmed request at once, and administrators never see it', async () => {
  const { email, reference, withdraw: token } = await requestDeletion(stack, 'dropped@strata.test');
  await stack.api(withdraw, { reference, token });
  expect(await getPerson(reference)).toBeUndefined();
  expect((await stack.api(read, { reference })).state).toBe('withdrawn');
  expect((await stack.api(listManaged, { show: 'closed' }, admin)).rows).toEqual([]);
  expect(await stack.mails(email)).toHaveLength(1);
});

it('forgets the address 30 days after the end, and the request after a year', async () => {
  const { email, reference, confirm: token } = await requestDeletion(stack, 'done@strata.test');
  await stack.api(confirm, { reference, token });
  await stack.api(close, { reference, outcome: 'done', note: 'All records' }, admin);
  const { expiresAt } = (await getDeletion(reference))!;
  expect(expiresAt! - Date.now() / 1000).toBeGreaterThan(364.9 * 24 * 3600);
  // Bypasses the API, because Cognito refuses signatures from another time than its own.
  const shown = async () => {
    const queue = withPersons(readQueue('closed', { isDown: true, size: 100 }));
    return presentManaged((await Array.fromAsync(queue)).flat());
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * day - 60_000 });
  expect(await shown()).toMatchObject([{ reference, state: 'done', email }]);
  vi.setSystemTime(Date.now() + 120_000);
  const [later, ...others] = await shown();
  expect([later!.state, later!.email, others]).toEqual(['done', undefined, []]);
  vi.setSystemTime(Date.now() + 335 * day);
  expect(await shown()).toEqual([]);
  expect((await failureOf(stack.api(read, { reference }))).code).toBe('not_found');
});
