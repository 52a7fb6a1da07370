import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverPendingMails } from '#functions/domain/mail-delivery/deliver-pending-mails.ts';
import { leaveToken } from '#functions/domain/waitlist/leave-token.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  // Emails wait in the outbox, as they do while SES is slow.
  stack = await startTestStack({
    loadHandler: async (group) => (group === 'mail' ? async () => undefined : loadHandler(group)),
  });
});
afterAll(() => stack.stop());

const { join, leave } = waitlistContract;

it('does not welcome people who left the list while the email was waiting', async () => {
  const [stays, left, leftOne] = ['stays', 'left', 'left-one'].map((name) => `${name}@strata.test`);
  for (const email of [stays!, left!, leftOne!]) await stack.api(join, { email });
  await stack.api(join, { email: leftOne!, list: 'geodata' });
  for (const email of [left!, leftOne!]) {
    await stack.api(leave, { token: await leaveToken({ list: 'proposal', email }) });
  }
  await deliverPendingMails(Date.now() + 60_000);
  const subjects = async (email: string) =>
    (await stack.mails(email)).map(({ subject }) => subject);
  expect(await subjects(stays!)).toEqual(['You are on the waitlist for the proposal tool']);
  expect(await subjects(left!)).toEqual([]);
  expect(await subjects(leftOne!)).toEqual(['You are on the waitlist for GeoData Resurrector']);
});
