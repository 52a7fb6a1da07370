import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '@outcrop/emulators/ses/mail-store.ts';
import { startSes, type SesServer } from '@outcrop/emulators/ses';

const verifiedSenders = ['no-reply@outcrop.test', 'example.test'];

const sesClient = (endpoint: string, maxAttempts = 1) =>
  new SESv2Client({
    endpoint,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    maxAttempts,
  });

let ses: SesServer;
let client: SESv2Client;
beforeAll(async () => {
  ses = await startSes({ verifiedSenders });
  client = sesClient(ses.url);
});
afterAll(async () => {
  client.destroy();
  await ses.close();
});

const email = (changes: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: 'Outcrop <no-reply@outcrop.test>',
  Destination: { ToAddresses: ['buyer@outcrop.test'] },
  Content: {
    Simple: {
      Subject: { Data: 'Your receipt – £4.50' },
      Body: { Text: { Data: 'Thank you' }, Html: { Data: '<p>Thank you</p>' } },
    },
  },
  ...changes,
});
const send = (changes?: Partial<SendEmailCommandInput>) =>
  client.send(new SendEmailCommand(email(changes)));
const mails = async (query = '') =>
  (await (await fetch(`${ses.url}/_local/mails${query}`)).json()) as Mail[];

describe('SendEmail', () => {
  it('returns a MessageId and stores the email, newest first', async () => {
    await send();
    const { MessageId } = await send({
      Destination: { ToAddresses: ['Ada <Ada@Example.test>'], BccAddresses: ['log@outcrop.test'] },
      ReplyToAddresses: ['help@outcrop.test'],
    });
    const [newest, older] = await mails();
    expect(newest).toEqual({
      id: MessageId,
      from: 'Outcrop <no-reply@outcrop.test>',
      to: ['Ada <Ada@Example.test>'],
      cc: [],
      bcc: ['log@outcrop.test'],
      replyTo: ['help@outcrop.test'],
      subject: 'Your receipt – £4.50',
      text: 'Thank you',
      html: '<p>Thank you</p>',
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    expect(older?.to).toEqual(['buyer@outcrop.test']);
    const ids = async (to: string) => (await mails(`?to=${to}`)).map(({ id }) => id);
    expect(await ids('ada@example.test')).toEqual([MessageId]);
    expect(await ids('log@outcrop.test')).toEqual([MessageId]);
    expect(await ids('outcrop.test')).toEqual([]);
  });

  it("keeps the sender's headers", async () => {
    const unsubscribe = { Name: 'List-Unsubscribe', Value: '<https://outcrop.test/leave/x>' };
    const Content = { Simple: { ...email().Content!.Simple!, Headers: [unsubscribe] } };
    const { MessageId } = await send({ Content });
    const [{ id, headers } = {}] = await mails();
    expect([id, headers]).toEqual([MessageId, [['List-Unsubscribe', unsubscribe.Value]]]);
    const page = await (await fetch(`${ses.url}/_local/outbox/${MessageId}`)).text();
    expect(page).toContain(
      '<dt>List-Unsubscribe</dt><dd>&lt;https://outcrop.test/leave/x&gt;</dd>',
    );
  });

  it('accepts any address of a verified domain, in any letter case', async () => {
    await send({ FromEmailAddress: 'Anyone@Example.TEST' });
    await send({ FromEmailAddress: 'NO-REPLY@outcrop.test' });
  });

  it.each(['someone@elsewhere.test', 'other@outcrop.test', 'a@sub-example.test'])(
    'rejects the unverified sender %s',
    async (FromEmailAddress) => {
      await expect(send({ FromEmailAddress })).rejects.toMatchObject({
        name: 'MessageRejected',
        message: `Email address is not verified. The following identities failed the check: ${FromEmailAddress}`,
        $metadata: { httpStatusCode: 400 },
      });
    },
  );

  const Simple = email().Content?.Simple;
  it.each<[what: string, changes: Partial<SendEmailCommandInput>, message: RegExp]>([
    ['a raw message', { Content: { Raw: { Data: Buffer.from('From: a') } } }, /no Raw/],
    ['a template', { Content: { Template: { TemplateName: 'x' } } }, /no Template/],
    ['no recipient', { Destination: {} }, /at least one recipient/],
    [
      '51 recipients',
      { Destination: { ToAddresses: Array.from({ length: 51 }, (_, at) => `a${at}@b.test`) } },
      /Recipient count exceeds 50/,
    ],
    [
      'a recipient without @',
      { Destination: { ToAddresses: ['buyer'] } },
      /Illegal address: buyer/,
    ],
    ['no sender', { FromEmailAddress: undefined }, /FromEmailAddress/],
    [
      'an empty body',
      { Content: { Simple: { Subject: Simple?.Subject, Body: { Text: { Data: '' } } } } },
      /Text or Html/,
    ],
    [
      'a header of several lines',
      {
        Content: { Simple: { ...Simple!, Headers: [{ Name: 'X', Value: 'a\r\nBcc: b@c.test' }] } },
      },
      /Headers/,
    ],
    ['no subject', { Content: { Simple: { Subject: undefined, Body: Simple?.Body } } }, /Subject/],
  ])('refuses %s', async (_what, changes, message) => {
    const before = (await mails()).length;
    await expect(send(changes)).rejects.toMatchObject({
      name: 'BadRequestException',
      message: expect.stringMatching(message) as string,
      $metadata: { httpStatusCode: 400 },
    });
    expect(await mails()).toHaveLength(before);
  });

  it('requires a signed request', async () => {
    const response = await fetch(`${ses.url}/v2/email/outbound-emails`, {
      method: 'POST',
      body: JSON.stringify(email()),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
  });
});

describe('the outage switch', () => {
  const outage = (body: unknown) =>
    fetch(`${ses.url}/_local/outage`, { method: 'POST', body: JSON.stringify(body) });

  it('makes SendEmail return 503 until it is off again', async () => {
    const before = (await mails()).length;
    expect(await (await outage({ on: true })).json()).toEqual({ on: true });
    await expect(send()).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      $metadata: { httpStatusCode: 503 },
    });
    expect(await mails()).toHaveLength(before);
    expect(await (await outage({ on: false })).json()).toEqual({ on: false });
    await send();
    expect(await mails()).toHaveLength(before + 1);
  });

  it('accepts only true or false', async () => {
    expect((await outage({ on: 'yes' })).status).toBe(400);
    await send();
  });

  it('is survived by the SDK, which retries', async () => {
    await outage({ on: true });
    const patient = sesClient(ses.url, 3);
    let attempts = 0;
    patient.middlewareStack.add(
      (next) => async (args) => {
        attempts += 1;
        if (attempts === 2) await outage({ on: false });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await patient.send(new SendEmailCommand(email()));
    patient.destroy();
    expect(attempts).toBe(2);
  });
});

it('keeps emails over a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcrop-ses-test-'));
  const first = await startSes({ dataDir });
  const sender = sesClient(first.url);
  const { MessageId } = await sender.send(new SendEmailCommand(email()));
  sender.destroy();
  await first.close();
  const second = await startSes({ dataDir });
  const kept = (await (await fetch(`${second.url}/_local/mails`)).json()) as Mail[];
  expect(kept.map(({ id }) => id)).toEqual([MessageId]);
  await second.close();
  await rm(dataDir, { recursive: true });
});
