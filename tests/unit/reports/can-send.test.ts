import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, expect, it, vi } from 'vitest';
import { canSend } from '#functions/domain/reports/can-send.ts';

afterEach(() => vi.restoreAllMocks());

type SesResponse =
  | boolean
  | 'NotFoundException'
  | 'AccessDeniedException'
  | 'TooManyRequestsException';

/** SES's response for each identity. */
function sesSays(responses: Record<string, SesResponse>): void {
  vi.spyOn(SESv2Client.prototype, 'send').mockImplementation((command) => {
    const { EmailIdentity } = command.input as { EmailIdentity: string };
    const response = responses[EmailIdentity] ?? 'NotFoundException';
    return typeof response === 'boolean'
      ? Promise.resolve({ VerifiedForSendingStatus: response })
      : Promise.reject(Object.assign(new Error(response), { name: response }));
  });
}

const sender = 'hello@shop.example';
const domain = 'shop.example';

it.each<[string, Record<string, SesResponse>, boolean]>([
  ['a verified domain', { [domain]: true, [sender]: 'AccessDeniedException' }, true],
  ['a verified address', { [domain]: 'AccessDeniedException', [sender]: true }, true],
  ['a domain whose records are not found yet', { [domain]: false }, false],
  ['an account that knows neither', {}, false],
])('knows of %s whether mails are sent', async (_, responses, expected) => {
  sesSays(responses);
  expect(await canSend(sender)).toBe(expected);
});

it('fails while SES does not respond', async () => {
  sesSays({ [domain]: 'TooManyRequestsException' });
  await expect(canSend(sender)).rejects.toThrow('TooManyRequestsException');
});
