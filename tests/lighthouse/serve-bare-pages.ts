import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressFor } from '#infra/local/edge/compress.ts';
import type { EdgeResponse } from '#infra/local/edge/edge-response.ts';

/** Headers of the connection and encoding, which are set again here. */
const dropped = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'vary',
  'date',
]);

/**
 * Serves the site's files at the same paths, with pages reduced by `strip`: compressed by the same code and
 * with the same headers, because some of them cost time (`cross-origin-opener-policy` makes the browser start
 * another process).
 */
export async function serveBarePages(siteUrl: string, strip: (html: string) => string) {
  const made = new Map<string, Promise<EdgeResponse>>();
  const read = (path: string): Promise<EdgeResponse> => {
    const file = made.get(path) ?? make(siteUrl + path, strip);
    made.set(path, file);
    return file;
  };
  const server = createServer((request, response) => {
    read(request.url ?? '/').then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Prepares a page before it is measured. */
    prepare: read,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function make(url: string, strip: (html: string) => string): Promise<EdgeResponse> {
  const response = await fetch(url);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !dropped.has(name)));
  const isPage = headers['content-type']?.startsWith('text/html');
  const body = isPage
    ? Buffer.from(strip(await response.text()))
    : Buffer.from(await response.arrayBuffer());
  return compressFor({ status: 200, headers, body }, { 'accept-encoding': 'br' });
}
