// @module-tag long

import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, expect, it } from 'vitest';
import { startSes } from '@outcrop/emulators/ses';

const server = await startSes({ verifiedSenders: ['shop.example', 'ada@other.example'] });
const client = new SESv2Client({
  endpoint: server.url,
  region: 'eu-west-2',
  credentials: { accessKeyId: 'a', secretAccessKey: 's' },
});
afterAll(() => server.close());

const ask = (EmailIdentity: string) =>
  client.send(new GetEmailIdentityCommand({ EmailIdentity })).then(
    ({ VerifiedForSendingStatus }) => VerifiedForSendingStatus,
    (error: Error) => error.name,
  );

it('says which domains and addresses may send', async () => {
  expect(await ask('shop.example')).toBe(true);
  expect(await ask('ada@other.example')).toBe(true);
  expect(await ask('other.example')).toBe('NotFoundException');
});
