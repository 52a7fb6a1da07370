import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { drain } from '../../platform/drain.ts';
import type { Mail, MailOutcome, MailParts } from './mail.ts';
import { closeMail, leaseMail, pendingMailIds, releaseMail } from './mail-repository.ts';
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
  // The templates are large, and most runs of the sweep have no email to send.
  const { composeMail } = await import('./compose-mail.ts');
  const parts = await composeMail(mail);
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
