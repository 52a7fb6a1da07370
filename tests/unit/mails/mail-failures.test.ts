import type { DynamoDBStreamEvent } from 'aws-lambda';
import { beforeEach, expect, it, vi } from 'vitest';
import { deliverPendingMails } from '#functions/domain/mails/deliver-mail.ts';
import {
  closeMail,
  leaseMail,
  pendingMailIds,
  releaseMail,
} from '#functions/domain/mails/mail-repository.ts';
import { whyWithheld } from '#functions/domain/mails/why-withheld.ts';
import { handler } from '#functions/mail/handler.ts';
import { logger } from '#functions/platform/logger.ts';

vi.mock('#functions/domain/mails/mail-repository.ts', () => ({
  closeMail: vi.fn(),
  leaseMail: vi.fn(),
  pendingMailIds: vi.fn(),
  releaseMail: vi.fn(),
}));
vi.mock('#functions/domain/mails/why-withheld.ts', () => ({ whyWithheld: vi.fn() }));
const logged = vi.spyOn(logger, 'error').mockReturnValue();
const error = new Error('SES is down');
const notSent = ['mail not sent', { mailId: 'm1', error }];

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(pendingMailIds).mockImplementation(async function* () {
    yield 'm1';
  });
  vi.mocked(leaseMail).mockResolvedValue({ id: 'm1', attempts: 1 } as never);
  vi.mocked(releaseMail).mockResolvedValue();
  vi.mocked(closeMail).mockResolvedValue();
  vi.mocked(whyWithheld).mockRejectedValue(error);
});

it('logs once why the sweep could not send a mail', async () => {
  expect(await deliverPendingMails(Infinity)).toBe(1);
  expect(logged.mock.calls).toEqual([notSent]);
  expect(releaseMail).toHaveBeenCalledOnce();
});

it('logs once why a mail could not be sent when it was written', async () => {
  const dynamodb = { NewImage: { id: { S: 'm1' } }, SequenceNumber: '7' };
  const event = { Records: [{ eventName: 'INSERT', dynamodb }] } as DynamoDBStreamEvent;
  expect(await handler(event)).toEqual({
    batchItemFailures: [{ itemIdentifier: '7' }],
  });
  expect(logged.mock.calls).toEqual([notSent]);
});

it('logs the reason even if the mail cannot be released', async () => {
  vi.mocked(releaseMail).mockRejectedValue(new Error('throttled'));
  await deliverPendingMails(Infinity);
  expect(logged.mock.calls).toEqual([notSent]);
});

it('logs that a mail could not be leased', async () => {
  vi.mocked(leaseMail).mockRejectedValue(error);
  await deliverPendingMails(Infinity);
  expect(logged.mock.calls).toEqual([notSent]);
});

it('says after the last attempt that a mail is given up', async () => {
  vi.mocked(leaseMail).mockResolvedValue({ id: 'm1', attempts: 300 } as never);
  await deliverPendingMails(Infinity);
  expect(logged.mock.calls).toEqual([['mail given up', { mailId: 'm1' }], notSent]);
  expect(closeMail).toHaveBeenCalledExactlyOnceWith('m1', 'given_up');
});
