import {
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { withoutOwnHeaders } from './edge/fetch-origin.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { localPage } from '@outcrop/emulators/http/local-page.ts';
import { isSameOrigin } from '@outcrop/emulators/http/same-origin.ts';
import { sampleAccounts, samplePassword } from './seed/sample-accounts.ts';
import type { Endpoints } from './stack-settings.ts';
import { localHostOnly } from '@outcrop/emulators/http/local-host.ts';

export interface LocalRouteSettings {
  siteUrl: string;
  endpoints: Endpoints;
  /** Handles all other requests. */
  edge: RequestListener;
}

const localPath = /^\/_(local|laptop)(?=[/?]|$)/;
/** The path in version 0.1.0, which bookmarks and stored Checkout URLs still contain. */
const formerPath = '/_laptop';
const mailPaths = /^\/_local\/(outbox|mails|outage)\b/;

/**
 * Adds the local pages in front of the edge: emails, payments and an index. They exist only in `infra/local`, which is
 * not deployed.
 */
export function createLocalRoutes({
  siteUrl,
  endpoints,
  edge,
}: LocalRouteSettings): RequestListener {
  const local = localHostOnly((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(formerPath)) {
      // 308 keeps the method and the body of a form.
      return response.writeHead(308, { location: url.replace(formerPath, '/_local') }).end();
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isSameOrigin(request.headers, siteUrl))
      return sendPage(response, 403, otherSitePage());
    if (/^\/_local\/?(\?|$)/.test(url))
      return sendPage(response, 200, indexPage(siteUrl, endpoints));
    if (mailPaths.test(url)) return pass(request, response, endpoints.ses);
    if (endpoints.stripe) return pass(request, response, endpoints.stripe);
    sendPage(response, 404, stripeElsewherePage());
  });
  return (request, response) =>
    localPath.test(request.url ?? '/') ? local(request, response) : edge(request, response);
}

function pass(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const headers = withoutOwnHeaders(request.headers);
  const length = request.headers['content-length'];
  const sent = httpRequest(
    origin + request.url,
    {
      method: request.method,
      headers: {
        ...headers,
        'x-forwarded-host': request.headers.host,
        ...(length && { 'content-length': length }),
      },
    },
    (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    },
  );
  sent.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(sent);
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(html);
}

function indexPage(siteUrl: string, { stripe }: Endpoints): string {
  const accounts = sampleAccounts.map(
    ({ email, role }) =>
      `<tr><td data-label="Email">${escapeHtml(email)}</td><td data-label="Role">${escapeHtml(role)}</td></tr>`,
  );
  const payments = stripe
    ? '<a href="/_local/payments">Payments</a>: sessions, charges, refunds and disputes in the Stripe emulator'
    : '<a href="https://dashboard.stripe.com/test/payments">Payments</a>: with your test key they are at Stripe';
  return localPage({
    title: 'Local stack',
    body: `
<ul>
<li><a href="/">The site</a> at ${escapeHtml(siteUrl)}</li>
<li><a href="/_local/outbox">Outbox</a>: every email the site has sent</li>
<li>${payments}</li>
</ul>
<h2>Sample accounts</h2>
<p>Password of both: <code>${escapeHtml(samplePassword)}</code></p>
<table><thead><tr><th>Email</th><th>Role</th></tr></thead><tbody>${accounts.join('')}</tbody></table>`,
  });
}

function otherSitePage(): string {
  return localPage({ title: 'Refused', body: '<p>This form was sent from another site.</p>' });
}

function stripeElsewherePage(): string {
  return localPage({
    title: 'Payments are at Stripe',
    body: '<p>A Stripe test key is set in <code>.env</code>: see the <a href="https://dashboard.stripe.com/test/payments">test payments</a> of your account.</p>',
  });
}
