import { randomUUID } from 'node:crypto';
import { bareAddress, type Mail } from './mail-store.ts';

/** An event of SES on EventBridge's default bus. */
export interface MailEvent {
  'detail-type': string;
  detail: { mail: { tags: Record<string, string[]> } & object } & object;
}

/**
 * Returns SES's report about an email to an address of its mailbox simulator, as EventBridge delivers it; undefined for
 * any other address, and for those that only succeed. An address may have a label: `bounce+anna@…`.
 * @see https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
export function mailEvent(mail: Mail, configurationSet?: string): MailEvent | undefined {
  const address = mail.to.map(bareAddress).find((each) => simulator.test(each));
  const kind = address && simulator.exec(address)![1]!.toLowerCase();
  if (!kind) return undefined;
  const tags: MailEvent['detail']['mail']['tags'] = configurationSet
    ? { 'ses:configuration-set': [configurationSet] }
    : {};
  const at = new Date().toISOString();
  const recipient = [{ emailAddress: address }];
  const isComplaint = kind === 'complaint';
  const event = {
    version: '0',
    id: randomUUID(),
    source: 'aws.ses',
    'detail-type': isComplaint ? 'Email Complaint Received' : 'Email Bounced',
    time: at,
    detail: {
      eventType: isComplaint ? 'Complaint' : 'Bounce',
      mail: { timestamp: mail.sentAt, messageId: mail.id, destination: mail.to, tags },
      ...(isComplaint
        ? { complaint: { complainedRecipients: recipient, timestamp: at } }
        : {
            bounce: {
              bounceType: kind === 'ooto' ? 'Transient' : 'Permanent',
              bounceSubType: subTypes[kind],
              bouncedRecipients: recipient,
              timestamp: at,
            },
          }),
    },
  };
  return event;
}

const subTypes: Record<string, string> = {
  bounce: 'General',
  ooto: 'General',
  suppressionlist: 'OnAccountSuppressionList',
};

const simulator =
  /^(bounce|complaint|ooto|suppressionlist)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;
