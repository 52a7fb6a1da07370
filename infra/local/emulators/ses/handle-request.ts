import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { sessionTokenOf, type MayCall } from '../http/access.ts';
import { localPage } from '../http/local-page.ts';
import { readBody } from '../http/read-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { mailEvent, type MailEvent } from './mail-event.ts';
import { MAIL_SANDBOX, mailHtml, mailPage } from './mail-page.ts';
import { bareAddress, type MailStore } from './mail-store.ts';
import { outboxPage } from './outbox-page.ts';
import { readSendEmail } from './send-email.ts';
import { SesError } from './ses-error.ts';

export interface SesContext {
  mails: MailStore;
  verifiedSenders?: string[];
  /** While true, SendEmail fails. */
  outage: boolean;
  mayCall?: MayCall;
  onEvent?(event: MailEvent): void;
}

interface SesResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Call = (
  context: SesContext,
  request: { message: IncomingMessage; url: URL; id: string },
) => SesResponse | Promise<SesResponse>;

const MAX_BODY_BYTES = 10 * 1024 * 1024;

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http://localhost:* http://127.0.0.1:*; form-action 'none'; frame-ancestors 'self'; sandbox ${MAIL_SANDBOX}`;

const sendEmail: Call = async (context, { message }) => {
  if (context.outage) throw new SesError('ServiceUnavailable', 'Local SES is switched off.');
  const signed = /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[^/]+\/ses\/aws4_request,/;
  if (!signed.test(message.headers.authorization ?? '')) {
    throw new SesError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const { mail, configurationSet } = readSendEmail(
    await readText(message),
    context.verifiedSenders,
  );
  const refusal = refusalOf(context, message, mail.from, configurationSet);
  if (refusal) throw new SesError('AccessDeniedException', refusal);
  context.mails.add(mail);
  const event = mailEvent(mail, configurationSet);
  if (event) context.onEvent?.(event);
  return json(200, { MessageId: mail.id });
};

/**
 * Returns why an email is refused: sending needs permission on the identity that verifies the sender, and on the
 * configuration set.
 */
function refusalOf(
  { mayCall, verifiedSenders = [] }: SesContext,
  { headers }: IncomingMessage,
  from: string,
  configurationSet: string | undefined,
): string | undefined {
  const address = bareAddress(from);
  const identity = verifiedSenders.includes(address) ? address : address.split('@')[1];
  const resources = [
    `identity/${identity}`,
    ...(configurationSet ? [`configuration-set/${configurationSet}`] : []),
  ];
  const permissions = resources.map((resource) => ({ action: 'ses:SendEmail', resource }));
  return mayCall?.({ sessionToken: sessionTokenOf(headers), permissions });
}

/** GetEmailIdentity: an identity of the list is verified; without a list, every one is. */
const getIdentity: Call = ({ mayCall, verifiedSenders }, { message, id }) => {
  const identity = decodeURIComponent(id);
  const permissions = [{ action: 'ses:GetEmailIdentity', resource: `identity/${identity}` }];
  const refusal = mayCall?.({ sessionToken: sessionTokenOf(message.headers), permissions });
  if (refusal) throw new SesError('AccessDeniedException', refusal);
  if (verifiedSenders && !verifiedSenders.includes(identity)) {
    throw new SesError('NotFoundException', `Email identity ${identity} does not exist.`);
  }
  return json(200, { IdentityType: 'DOMAIN', VerifiedForSendingStatus: true });
};

const switchOutage: Call = async (context, { message }) => {
  if (!isSameOrigin(message.headers)) {
    throw new SesError('AccessDeniedException', 'This was sent from another site.');
  }
  const body = z.object({ on: z.boolean() }).safeParse(parseJson(await readText(message)));
  if (!body.success)
    throw new SesError('BadRequestException', 'Send {"on": true} or {"on": false}.');
  context.outage = body.data.on;
  return json(200, { on: context.outage });
};

const listMails: Call = ({ mails }, { url }) =>
  json(200, mails.list(url.searchParams.get('to') ?? undefined));

const showOutbox: Call = ({ mails }) => html(200, outboxPage(mails.list()));

const showMail: Call = ({ mails }, { id }) => {
  const mail = mails.find(id);
  return mail ? html(200, mailPage(mail)) : pageNotFound;
};

const showHtmlPart: Call = ({ mails }, { id }) => {
  const content = mails.find(id)?.html;
  return content === undefined ? pageNotFound : html(200, mailHtml(content), MAIL_POLICY);
};

/** A path may have a group named `id`. */
const routes: { method: string; path: RegExp; call: Call }[] = [
  { method: 'POST', path: /^\/v2\/email\/outbound-emails$/, call: sendEmail },
  { method: 'GET', path: /^\/v2\/email\/identities\/(?<id>[^/]+)$/, call: getIdentity },
  { method: 'POST', path: /^\/_local\/outage$/, call: switchOutage },
  { method: 'GET', path: /^\/_local\/mails$/, call: listMails },
  { method: 'GET', path: /^\/_local\/outbox\/?$/, call: showOutbox },
  { method: 'GET', path: /^\/_local\/outbox\/(?<id>[\w-]+)$/, call: showMail },
  { method: 'GET', path: /^\/_local\/outbox\/(?<id>[\w-]+)\/html$/, call: showHtmlPart },
];

/** Handles one HTTP request; never throws. */
export async function handleRequest(
  context: SesContext,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = await perform(context, message).catch(errorResponse);
  response.writeHead(result.status, { 'Cache-Control': 'no-store', ...result.headers });
  response.end(result.body);
}

async function perform(context: SesContext, message: IncomingMessage): Promise<SesResponse> {
  const url = new URL(message.url ?? '/', 'http://127.0.0.1');
  for (const { method, path, call } of routes) {
    const match = message.method === method && path.exec(url.pathname);
    if (match) return call(context, { message, url, id: match.groups?.id ?? '' });
  }
  throw new SesError('NotFoundException', `Local SES does not support ${url.pathname}`);
}

function errorResponse(error: unknown): SesResponse {
  if (error instanceof SesError) {
    const result = json(error.status, { message: error.message });
    return { ...result, headers: { ...result.headers, 'x-amzn-ErrorType': error.code } };
  }
  console.error('Local SES:', error);
  return json(500, { message: 'Internal failure' });
}

const pageNotFound = html(
  404,
  localPage({
    title: 'Email not found',
    body: '<p><a href="/_local/outbox">All emails</a></p>',
  }),
);

function json(status: number, value: unknown): SesResponse {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

function html(status: number, body: string, policy = PAGE_POLICY): SesResponse {
  const type = 'text/html; charset=utf-8';
  return { status, headers: { 'Content-Type': type, 'Content-Security-Policy': policy }, body };
}

async function readText(message: IncomingMessage): Promise<string> {
  const body = await readBody(message, MAX_BODY_BYTES);
  if (!body) throw new SesError('BadRequestException', 'Message length exceeds 10 MB.');
  return body.toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
