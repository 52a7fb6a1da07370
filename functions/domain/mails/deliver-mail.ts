import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { drain } from '../../platform/drain.ts';
import { isStillGiven } from '../complimentary/is-still-given.ts';
import { isNewsTo } from '../editions/is-news-to.ts';
import { wantsNewItems } from '../members/choose-mails.ts';
import { hasAccount } from '../members/member-repository.ts';
import { issueResetToken } from '../members/reset-token-repository.ts';
import { isOnWaitlist } from '../waitlist/waitlist-repository.ts';
import type { Mail, MailOutcome, MailParts } from './mail.ts';
import { closeMail, leaseMail, pendingMailIds, releaseMail } from './mail-repository.ts';
import { renderComplimentary } from './templates/complimentary.tsx';
import { renderDeletion } from './templates/deletion.tsx';
import { renderNewEdition } from './templates/new-edition.tsx';
import { renderNewItems } from './templates/new-items.tsx';
import { renderAccountDeleted } from './templates/account-deleted.tsx';
import { renderPasswordChanged } from './templates/password-changed.tsx';
import { renderPasswordGuesses } from './templates/password-guesses.tsx';
import { renderPasswordReset } from './templates/password-reset.tsx';
import { renderReceipt } from './templates/receipt.tsx';
import { renderRefund } from './templates/refund.tsx';
import { renderWaitlistWelcome } from './templates/waitlist-welcome.tsx';
import { whyWithheld } from './why-withheld.ts';

const ses = new SESv2Client({});
/** SES allows a new account 14 emails per second. */
const atOnce = 5;
/** At one attempt every few minutes this takes more than a day; after that, the operator must act. */
const maximumAttempts = 300;

/** The message in the log for an email that could not be sent; all but the last attempt are repeated. */
export const mailFailure = 'mail not sent';

/**
 * Sends one email of the outbox if it is still pending. SES has no idempotency key, so a process that dies between
 * SES's response and the next line sends the email again after the lease: at least once, in practice once.
 */
export async function deliverMail(id: string): Promise<void> {
  const mail = await leaseMail(id);
  if (!mail) return;
  try {
    await closeMail(id, await attempt(mail));
  } catch (error) {
    const last = mail.attempts >= maximumAttempts;
    if (last) logger.error('mail given up', { mailId: id });
    // If this fails too, the lease ends by itself and the next attempt ends like this one.
    await (last ? closeMail(id, 'given_up') : releaseMail(id)).catch(() => undefined);
    throw error;
  }
}

async function attempt(mail: Mail): Promise<MailOutcome> {
  const withheld = await whyWithheld(mail);
  if (withheld) return withheld;
  const parts = await compose(mail);
  if (!parts || !mail.to) return 'dropped';
  await send(mail.to, parts);
  return 'sent';
}

/**
 * Tries all pending emails until `deadline` (epoch milliseconds); failures do not block the others.
 * @returns the number of failures
 */
export async function deliverPendingMails(deadline: number): Promise<number> {
  const { failed } = await drain(pendingMailIds(), deliverMail, {
    atOnce,
    deadline,
    failure: mailFailure,
    idsOf: (mailId) => ({ mailId }),
  });
  return failed;
}

/**
 * Composes an email when it is sent, because it may have waited for a day. Returns undefined if the account has been
 * deleted, the subscription has ended, the recipient no longer owns the item or has left the waitlist, or the shop no
 * longer sends such emails.
 */
async function compose(mail: Mail): Promise<MailParts | undefined> {
  switch (mail.kind) {
    case 'password-reset':
      return mail.userId && (await hasAccount(mail.userId))
        ? renderPasswordReset(await issueResetToken(mail.userId))
        : undefined;
    case 'password-changed':
      return renderPasswordChanged();
    case 'password-guesses':
      return mail.userId && (await hasAccount(mail.userId)) ? renderPasswordGuesses() : undefined;
    case 'account-deleted':
      return renderAccountDeleted();
    case 'receipt':
      return renderReceipt(mail.purchase, mail.orderId);
    case 'refund':
      return renderRefund(mail);
    case 'complimentary':
      return (await isStillGiven(mail)) ? renderComplimentary(mail) : undefined;
    case 'new-items':
      return capabilities.digest && (await wantsNewItems(mail.userId))
        ? renderNewItems(mail.items, mail.more, mail.userId)
        : undefined;
    case 'new-edition':
      return capabilities.digest && (await isNewsTo(mail.userId, mail.news))
        ? renderNewEdition(mail.news, mail.userId)
        : undefined;
    case 'waitlist':
      return capabilities.waitlists && (await isOnWaitlist({ list: mail.list, email: mail.to }))
        ? renderWaitlistWelcome(mail.list, mail.to)
        : undefined;
    case 'deletion-confirm':
    case 'deletion-open':
    case 'deletion-operator':
    case 'deletion-closed':
      return renderDeletion(mail);
  }
}

async function send(to: string, { subject, html, text, headers }: MailParts): Promise<void> {
  const Headers = headers && Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `${siteConfig.brand.product} <${env().MAIL_FROM}>`,
      ConfigurationSetName: env().MAIL_CONFIGURATION_SET,
      ReplyToAddresses: [siteConfig.emails.support],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: part(subject), Body: { Html: part(html), Text: part(text) }, Headers },
      },
    }),
  );
}
