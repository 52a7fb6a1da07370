import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { localHostOnly } from '../http/local-host.ts';
import type { ApiServer } from './api/handle-api-request.ts';
import { handleApiRequest } from './api/handle-api-request.ts';
import { handlePageRequest } from './pages/handle-page-request.ts';
import type { PageResponse } from './pages/page-response.ts';
import { stripeId } from './stripe-id.ts';

const maxBodyBytes = 1_000_000;

interface Incoming {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: string;
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function api(server: ApiServer, { request, response, url, body }: Incoming): Promise<void> {
  const id = stripeId('req_', 14);
  const method = request.method ?? 'GET';
  const idempotencyKey = header(request, 'idempotency-key');
  const version = header(request, 'stripe-version');
  const result = await handleApiRequest(server, {
    id,
    method,
    path: url.pathname,
    form: method === 'POST' ? body : url.search,
    authorization: request.headers.authorization,
    idempotencyKey,
  });
  response
    .writeHead(result.status, {
      'content-type': 'application/json',
      'request-id': id,
      ...(version === undefined ? {} : { 'stripe-version': version }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...result.headers,
    })
    .end(result.body);
}

function write(response: ServerResponse, page: PageResponse): void {
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
  if ('location' in page)
    response.writeHead(page.status, { ...headers, location: page.location }).end();
  else if ('json' in page)
    response
      .writeHead(page.status, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify(page.json));
  else
    response
      .writeHead(page.status, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src http: data:; base-uri 'none'; frame-ancestors 'none'",
      })
      .end(page.html);
}

/** One server for both: /_local/… for browsers, the API for everything else. */
export function createListener(server: ApiServer): RequestListener {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(request, maxBodyBytes))?.toString();
    if (body === undefined) return void response.writeHead(413, { connection: 'close' }).end();
    const url = new URL(request.url ?? '/', 'http://local');
    const incoming = { request, response, url, body };
    if (!url.pathname.startsWith('/_local/')) return api(server, incoming);
    const { context } = server;
    write(
      response,
      handlePageRequest(context, {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.search,
        body,
        contentType: request.headers['content-type'] ?? '',
        sameOrigin: isSameOrigin(request.headers, context.pageUrl('/')),
      }),
    );
  }
  return localHostOnly((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The caller disconnected, or the server closed during a slow call.
      if (response.destroyed) return;
      console.error('Local Stripe failed:', error);
      if (response.headersSent) return void response.destroy();
      const body = { error: { type: 'api_error', message: 'Local Stripe failed.' } };
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
}
