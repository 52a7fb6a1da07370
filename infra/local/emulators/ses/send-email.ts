import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { bareAddress, type Mail, type MailHeader } from './mail-store.ts';
import { SesError } from './ses-error.ts';

const MAX_RECIPIENTS = 50;

const addresses = z.array(z.string()).default([]);
const content = z.object({ Data: z.string() });

/** Custom headers with SES's limits (API v2 reference, "MessageHeader"): printable ASCII, at most 15. */
const headers = z
  .array(
    z.object({
      Name: z.string().regex(/^[!-9;-~]{1,126}$/),
      Value: z.string().regex(/^[ -~]{1,870}$/),
    }),
  )
  .max(15)
  .default([]);

const sendEmailRequest = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({
    ToAddresses: addresses,
    CcAddresses: addresses,
    BccAddresses: addresses,
  }),
  ReplyToAddresses: addresses,
  ConfigurationSetName: z.string().optional(),
  Content: z.object({
    Raw: z.unknown().optional(),
    Template: z.unknown().optional(),
    Simple: z
      .object({
        Subject: content,
        Body: z.object({ Text: content.optional(), Html: content.optional() }),
        Headers: headers,
        Attachments: z.array(z.unknown()).optional(),
      })
      .optional(),
  }),
});

/**
 * Parses a SendEmail request (SES API v2) into the email to send.
 * @param verifiedSenders addresses or whole domains; any sender is allowed if undefined
 * @throws {SesError} BadRequestException, MessageRejected (unverified sender)
 */
export function readSendEmail(
  body: string,
  verifiedSenders: string[] | undefined,
): { mail: Mail; configurationSet?: string } {
  const request = sendEmailRequest.safeParse(parseJson(body));
  if (!request.success) {
    const { path = [], message } = request.error.issues[0] ?? {};
    throw new SesError('BadRequestException', `${path.join('.')}: ${message}`);
  }
  const { FromEmailAddress: from, Destination, ReplyToAddresses, Content } = request.data;
  const { ToAddresses: to, CcAddresses: cc, BccAddresses: bcc } = Destination;
  const simple = Content.Simple;
  if (!simple || Content.Raw || Content.Template || simple.Attachments?.length) {
    const supported = 'Local SES supports Content.Simple without attachments';
    throw new SesError('BadRequestException', `${supported}: no Raw, no Template.`);
  }
  checkRecipients([...to, ...cc, ...bcc]);
  [from, ...ReplyToAddresses].forEach(checkAddress);
  checkSender(from, verifiedSenders);
  const { Text, Html } = simple.Body;
  if (!Text?.Data && !Html?.Data) {
    throw new SesError('BadRequestException', 'Body must have Text or Html content.');
  }
  const mail: Mail = {
    id: randomUUID(),
    from,
    to,
    cc,
    bcc,
    replyTo: ReplyToAddresses,
    subject: simple.Subject.Data,
    text: Text?.Data,
    html: Html?.Data,
    ...(simple.Headers.length > 0 && {
      headers: simple.Headers.map(({ Name, Value }): MailHeader => [Name, Value]),
    }),
    sentAt: new Date().toISOString(),
  };
  return { mail, configurationSet: request.data.ConfigurationSetName };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SesError('BadRequestException', 'The request body is not valid JSON.');
  }
}

function checkRecipients(recipients: string[]): void {
  if (recipients.length === 0) {
    throw new SesError('BadRequestException', 'Destination must have at least one recipient.');
  }
  if (recipients.length > MAX_RECIPIENTS) {
    throw new SesError('BadRequestException', `Recipient count exceeds ${MAX_RECIPIENTS}.`);
  }
  recipients.forEach(checkAddress);
}

function checkAddress(address: string): void {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(bareAddress(address))) {
    throw new SesError('BadRequestException', `Illegal address: ${address}`);
  }
}

function checkSender(from: string, verifiedSenders: string[] | undefined): void {
  const sender = bareAddress(from).toLowerCase();
  const isVerified = verifiedSenders?.some((identity) => {
    const known = bareAddress(identity).toLowerCase();
    return sender === known || (!known.includes('@') && sender.endsWith(`@${known}`));
  });
  if (isVerified === false) {
    throw new SesError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check: ${from}`,
    );
  }
}
