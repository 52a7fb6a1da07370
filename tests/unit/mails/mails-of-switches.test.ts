import { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it, vi } from 'vitest';
import type { Mail } from '#functions/domain/mails/mail.ts';
import { capabilities as everything } from '#shared/site-config/capabilities.ts';
import type { Capability } from '#shared/site-config/capability.ts';

const to = 'ada@example.test';
const news = { kind: 'article', id: 'a', title: 'A', number: 2, note: 'New.' };
const mails: [Capability, Pick<Mail, 'kind'>][] = [
  ['digest', { kind: 'new-items', items: [], more: 0, userId: 'u1' } as Partial<Mail> as Mail],
  ['digest', { kind: 'new-edition', news, userId: 'u1' } as unknown as Mail],
  ['waitlists', { kind: 'waitlist', list: 'proposal' } as Partial<Mail> as Mail],
];

/** What happens to a mail that waited in the outbox, in a shop with or without a capability, to a member who wants it. */
async function outcomeOf(mail: Pick<Mail, 'kind'>, switchName: Capability, isOn: boolean) {
  vi.resetModules();
  const closed = vi.fn();
  const yes = () => Promise.resolve(true);
  const capabilities = { ...everything, [switchName]: isOn };
  vi.doMock('#shared/site-config/capabilities.ts', () => ({ capabilities }));
  vi.doMock('#functions/domain/mails/mail-repository.ts', () => ({
    leaseMail: () => Promise.resolve({ ...mail, to, attempts: 1 }),
    closeMail: closed,
    releaseMail: vi.fn(),
    pendingMailIds: vi.fn(),
  }));
  vi.doMock('#functions/domain/mails/why-withheld.ts', () => ({ whyWithheld: vi.fn() }));
  vi.doMock('#functions/domain/members/choose-mails.ts', () => ({ wantsNewItems: yes }));
  vi.doMock('#functions/domain/editions/is-news-to.ts', () => ({ isNewsTo: yes }));
  vi.doMock('#functions/domain/waitlist/waitlist-repository.ts', () => ({ isOnWaitlist: yes }));
  for (const name of ['new-items', 'new-edition', 'waitlist-welcome']) {
    const render = () => ({ subject: name, html: '', text: '' });
    vi.doMock(`#functions/domain/mails/templates/${name}.tsx`, () => ({
      renderNewItems: render,
      renderNewEdition: render,
      renderWaitlistWelcome: render,
    }));
  }
  vi.doMock('#functions/platform/env.ts', () => ({ env: () => ({ MAIL_FROM: 'no-reply@x' }) }));
  vi.spyOn(SESv2Client.prototype, 'send').mockImplementation(() => Promise.resolve({}));
  const { deliverMail } = await import('#functions/domain/mails/deliver-mail.ts');
  await deliverMail('m1');
  return closed.mock.calls[0]![1] as string;
}

it.each(mails)('without %s a mail that waited is not sent: %o', async (name, mail) => {
  expect(await outcomeOf(mail, name, true)).toBe('sent');
  expect(await outcomeOf(mail, name, false)).toBe('dropped');
});
