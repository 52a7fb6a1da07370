import type { IncomingMessage, RequestListener } from 'node:http';
import { escapeHtml } from './escape-html.ts';
import { localPage } from './local-page.ts';

/**
 * Whether a request was sent to one of this machine's own names. Another website can point its own name at
 * 127.0.0.1 (DNS rebinding), and the browser then lets it read local responses. It cannot do so with
 * `localhost` or an IP address (RFC 6761, section 6.3; OWASP, "DNS rebinding").
 */
export function isLocalHost({ headers: { host = '' } }: IncomingMessage): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(name);
}

/** Serves only requests to this machine's own names. */
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
