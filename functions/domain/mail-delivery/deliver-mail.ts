import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { closeMail, leaseMail, releaseMail } from '../mails/mail-repository.ts';
import type { Mail, MailOutcome } from '../mails/mail.ts';
import type { MailParts } from './mail-parts.ts';
import { whyWithheld } from './why-withheld.ts';

const ses = new SESv2Client({});
/** At one attempt every few minutes this takes more than a day; after that, the operator must act. */
const maxAttempts = 300;

/** The message in the log for an email that could not be sent; all but the last attempt are repeated. */
export const mailFailure = 'mail not sent';

/** Composes an email. Its templates are large, and most runs of the sweep have no email to send. */
async function composeMail(mail: Mail): Promise<MailParts | undefined> {
  return (await import('./compose-mail.ts')).composeMail(mail);
}

const dependencies = { closeMail, composeMail, leaseMail, releaseMail, whyWithheld };

/** Creates `deliverMail` with the functions that it calls. */
export function createDeliverMail({
  closeMail,
  composeMail,
  leaseMail,
  releaseMail,
  whyWithheld,
}: typeof dependencies) {
  const attempt = async (mail: Mail): Promise<MailOutcome> => {
    const withheld = await whyWithheld(mail);
    if (withheld) return withheld;
    const parts = await composeMail(mail);
    if (!parts || !mail.to) return 'dropped';
    await send(mail.to, parts);
    return 'sent';
  };

  return async (id: string): Promise<void> => {
    const mail = await leaseMail(id);
    if (!mail) return;
    try {
      await closeMail(id, await attempt(mail));
    } catch (error) {
      const last = mail.attempts >= maxAttempts;
      if (last) logger.error('mail given up', { mailId: id });
      // If this fails too, the lease ends by itself and the next attempt ends like this one.
      await (last ? closeMail(id, 'given_up') : releaseMail(id)).catch(() => undefined);
      throw error;
    }
  };
}

/**
 * Sends one email of the outbox if it is still pending. SES has no idempotency key, so a process that dies between
 * SES's response and the next line sends the email again after the lease: at least once, in practice once.
 */
export const deliverMail = createDeliverMail(dependencies);

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
