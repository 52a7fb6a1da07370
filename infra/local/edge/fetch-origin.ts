import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import type { EdgeResponse, EdgeRequest } from './edge-response.ts';

/**
 * Origins close connections that are idle for 60 s. Ending them well before avoids a request on one that is closing.
 */
const idleMs = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: idleMs });

/** Hop-by-hop headers (RFC 9110, section 7.6.1) and headers that the edge sets itself. */
const ownHeaders = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Forwards a request to an origin on 127.0.0.1 and reads the full response. */
export function fetchOrigin(
  origin: string,
  path: string,
  { method, body }: Pick<EdgeRequest, 'method' | 'body'>,
  headers: OutgoingHttpHeaders,
): Promise<EdgeResponse> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      origin + path,
      {
        method,
        agent,
        headers: body.length > 0 ? { ...headers, 'content-length': body.length } : headers,
      },
      (received) => {
        const length = method === 'HEAD' ? received.headers['content-length'] : undefined;
        const chunks: Buffer[] = [];
        received.on('data', (chunk: Buffer) => chunks.push(chunk));
        received.on('error', reject);
        received.on('end', () =>
          resolve({
            status: received.statusCode ?? 502,
            headers: {
              ...withoutOwnHeaders(received.headers),
              ...(length !== undefined && { 'content-length': length }),
            },
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns the headers to forward. */
export function withoutOwnHeaders(headers: NodeJS.Dict<string | string[]>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
}
