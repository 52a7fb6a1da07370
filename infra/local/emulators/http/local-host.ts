import type { IncomingMessage, RequestListener } from 'node:http';
import { escapeHtml } from './escape-html.ts';
import { localPage } from './local-page.ts';

/**
 * Whether a request was sent to this machine by one of its own names. A page of another site can have its own name
 * point at 127.0.0.1 ("DNS rebinding"); its browser then reads what we answer as that site's own. It cannot do so with
 * `localhost` or with a bare address (RFC 6761, 6.3; OWASP, "DNS rebinding").
 */
export function isLocalHost({ headers: { host = '' } }: IncomingMessage): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}

/** Serves requests to this machine's own names only. */
export function localHostOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isLocalHost(request)) return listener(request, response);
    response.writeHead(403, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(wrongHostPage(request));
  };
}

function wrongHostPage({ headers: { host = '' } }: IncomingMessage): string {
  return localPage({
    title: 'Open this page at localhost',
    body: `<p>The request was sent to “${escapeHtml(host)}”. Pages of the local stack are shown at <code>localhost</code> and <code>127.0.0.1</code> only, so that no other site can read them.</p>`,
  });
}
