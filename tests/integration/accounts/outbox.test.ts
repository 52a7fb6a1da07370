import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMail } from '#functions/domain/mail-delivery/deliver-mail.ts';
import { deliverPendingMails } from '#functions/domain/mail-delivery/deliver-pending-mails.ts';
import { mailPut, queueMail } from '#functions/domain/mails/mail-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  // The stream is lost, so only the sweep can send.
  stack = await startTestStack({
    loadHandler: async (group) => (group === 'mail' ? async () => undefined : loadHandler(group)),
  });
});
afterAll(() => stack.stop());

const purchase = {
  title: 'A paper',
  amountMinor: 450,
  currency: 'gbp',
  sessionId: 'cs_test_1',
  paidAt: '2026-05-01T09:00:00.000Z',
};

it('sends the newest email although SES refuses sixty older ones', { tags: 'long' }, async () => {
  const recipients = Array.from({ length: 60 }, (_, n) => `no address ${n}`);
  for (const [n, to] of [...recipients, 'reader@example.test'].entries()) {
    const mail = { kind: 'receipt' as const, to, orderId: `order-${n}`, purchase };
    await dynamo.send(new PutCommand(mailPut(mail, `receipt-${n}`).Put!));
  }
  expect(await deliverPendingMails(Date.now() + 60_000)).toBe(60);
  expect(await stack.mails('reader@example.test')).toHaveLength(1);
});

it('sends no link to an account that was deleted while the email waited', async () => {
  const { email, token } = await stack.register();
  await stack.api(authContract.requestPasswordReset, { email });
  await stack.api(accountContract.deleteAccount, { password: testPassword }, { token });
  await deliverPendingMails(Date.now() + 60_000);
  const subjects = (await stack.mails(email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your Outcrop account was deleted']);
});

it('gives up on an email eventually, and records that in its row', { tags: 'long' }, async () => {
  const mail = { kind: 'receipt' as const, to: 'no address', orderId: 'order', purchase };
  const put = mailPut(mail, 'receipt-hopeless').Put!;
  await dynamo.send(new PutCommand({ ...put, Item: { ...put.Item, attempts: 299 } }));
  await expect(deliverMail('receipt-hopeless')).rejects.toThrow('Illegal address');
  await queueMail({ kind: 'password-reset' });
  await deliverPendingMails(Date.now() + 60_000);
  const { Items } = await dynamo.send(new ScanCommand({ TableName: tableName('mails') }));
  const outcome = (id: string) => Items!.find((item) => item['id'] === id)?.['outcome'] as string;
  expect(outcome('receipt-hopeless')).toBe('given_up');
  expect(outcome('receipt-60')).toBe('sent');
  expect(Items!.find(({ kind }) => kind === 'password-reset')?.['outcome']).toBe('dropped');
  expect(outcome('receipt-0')).toBeUndefined();
});
