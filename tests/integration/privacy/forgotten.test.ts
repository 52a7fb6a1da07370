import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  getDeletion,
  getPerson,
  readQueue,
} from '#functions/domain/privacy/deletion-repository.ts';
import { presentManaged, withPersons } from '#functions/privacy/present-managed.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { deletionLinksOf } from '../../support/deletion-links-of.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const { request, read, confirm, withdraw, listManaged, close } = privacyContract;
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

/** An unconfirmed request, with the token of its email. */
async function ask(email: string) {
  const asked = { email, scope: 'water-app' as const, requestId: crypto.randomUUID() };
  const { reference } = await stack.api(request, asked);
  const [mail] = await stack.waitForMails(email);
  const links = deletionLinksOf(mail!);
  return { email, reference, confirm: links.confirm!, withdraw: links.withdraw! };
}

it('forgets the address of an unconfirmed request at once, and administrators never see it', async () => {
  const { email, reference, withdraw: token } = await ask('dropped@strata.test');
  await stack.api(withdraw, { reference, token });
  expect(await getPerson(reference)).toBeUndefined();
  expect((await stack.api(read, { reference })).state).toBe('withdrawn');
  expect((await stack.api(listManaged, { show: 'closed' }, admin)).rows).toEqual([]);
  expect(await stack.mails(email)).toHaveLength(1);
});

it('forgets the address 30 days after the end, and the request after a year', async () => {
  const { email, reference, confirm: token } = await ask('done@strata.test');
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
