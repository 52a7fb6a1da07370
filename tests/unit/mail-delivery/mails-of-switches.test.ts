import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, expect, it, vi } from 'vitest';
import { createComposeMail } from '#functions/domain/mail-delivery/compose-mail.ts';
import { createDeliverMail } from '#functions/domain/mail-delivery/deliver-mail.ts';
import type { Mail } from '#functions/domain/mails/mail.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { Capability } from '#shared/site-config/capability.ts';

type Dependencies = Parameters<typeof createDeliverMail>[0];

const to = 'ada@example.test';
const news = { kind: 'article', id: 'a', title: 'A', number: 2, note: 'New.' };
const mails: [Capability, Pick<Mail, 'kind'>][] = [
  ['digest', { kind: 'new-items', items: [], more: 0, userId: 'u1' } as Partial<Mail> as Mail],
  ['digest', { kind: 'new-edition', news, userId: 'u1' } as unknown as Mail],
  ['waitlists', { kind: 'waitlist', list: 'proposal' } as Partial<Mail> as Mail],
];

afterEach(() => vi.restoreAllMocks());

/**
 * Returns what happens to an email that waited in the outbox, in a shop with or without a capability, for a member who
 * wants it.
 */
async function outcomeOf(mail: Pick<Mail, 'kind'>, switchName: Capability, isOn: boolean) {
  const yes = () => Promise.resolve(true);
  const render = () => Promise.resolve({ subject: 'News', html: '', text: '' });
  const closeMail = vi.fn<Dependencies['closeMail']>();
  vi.spyOn(SESv2Client.prototype, 'send').mockImplementation(() => Promise.resolve({}));
  const deliverMail = createDeliverMail({
    closeMail,
    composeMail: createComposeMail({
      capabilities: { ...capabilities, [switchName]: isOn },
      wantsNewItems: yes,
      isNewsTo: yes,
      isOnWaitlist: yes,
      renderNewItems: render,
      renderNewEdition: render,
      renderWaitlistWelcome: render,
    }),
    leaseMail: () => Promise.resolve({ ...mail, to, attempts: 1 } as never),
    releaseMail: () => Promise.resolve(),
    whyWithheld: () => Promise.resolve(undefined),
  });
  await deliverMail('m1');
  return closeMail.mock.calls[0]![1];
}

it.each(mails)('without %s, an email that was waiting is not sent: %o', async (name, mail) => {
  expect(await outcomeOf(mail, name, true)).toBe('sent');
  expect(await outcomeOf(mail, name, false)).toBe('dropped');
});
