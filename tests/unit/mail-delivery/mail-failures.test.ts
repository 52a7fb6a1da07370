import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createDeliverMail } from '#functions/domain/mail-delivery/deliver-mail.ts';
import { createDeliverPendingMails } from '#functions/domain/mail-delivery/deliver-pending-mails.ts';
import { createMailHandler } from '#functions/mail/create-mail-handler.ts';
import { logger } from '#functions/platform/logger.ts';

type Dependencies = Parameters<typeof createDeliverMail>[0];

const error = new Error('SES is down');
const notSent = ['mail not sent', { mailId: 'm1', error }];
const closeMail = vi.fn<Dependencies['closeMail']>();
const leaseMail = vi.fn<Dependencies['leaseMail']>();
const releaseMail = vi.fn<Dependencies['releaseMail']>();
const deliverMail = createDeliverMail({
  closeMail,
  composeMail: () => Promise.resolve(undefined),
  leaseMail,
  releaseMail,
  whyWithheld: () => Promise.reject(error),
});
const deliverPendingMails = createDeliverPendingMails({
  deliverMail,
  async *pendingMailIds() {
    yield 'm1';
  },
});

const logged = vi.spyOn(logger, 'error');
beforeEach(() => {
  vi.resetAllMocks();
  logged.mockReturnValue();
  leaseMail.mockResolvedValue({ id: 'm1', attempts: 1 } as never);
  releaseMail.mockResolvedValue();
  closeMail.mockResolvedValue();
});
afterAll(() => logged.mockRestore());

it('logs once why the sweep could not send an email', async () => {
  expect(await deliverPendingMails(Infinity)).toBe(1);
  expect(logged.mock.calls).toEqual([notSent]);
  expect(releaseMail).toHaveBeenCalledOnce();
});

it('logs once why an email could not be sent when it was written', async () => {
  const dynamodb = { NewImage: { id: { S: 'm1' } }, SequenceNumber: '7' };
  const event = { Records: [{ eventName: 'INSERT', dynamodb }] } as DynamoDBStreamEvent;
  expect(await createMailHandler({ deliverMail })(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: '7' }],
  });
  expect(logged.mock.calls).toEqual([notSent]);
});

it('logs the reason even if the email cannot be released', async () => {
  releaseMail.mockRejectedValue(new Error('throttled'));
  await deliverPendingMails(Infinity);
  expect(logged.mock.calls).toEqual([notSent]);
});

it('logs that an email could not be leased', async () => {
  leaseMail.mockRejectedValue(error);
  await deliverPendingMails(Infinity);
  expect(logged.mock.calls).toEqual([notSent]);
});

it('says after the last attempt that it gives up on an email', async () => {
  leaseMail.mockResolvedValue({ id: 'm1', attempts: 300 } as never);
  await deliverPendingMails(Infinity);
  expect(logged.mock.calls).toEqual([['mail given up', { mailId: 'm1' }], notSent]);
  expect(closeMail).toHaveBeenCalledExactlyOnceWith('m1', 'given_up');
});
