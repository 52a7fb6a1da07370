import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface File {
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Of the connection and the encoding, which are this server's own. */
const dropped = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
]);

/**
 * Serves the site's files at the same paths, its pages as `strip` leaves them: compressed like ours, and with the same
 * headers, since some have their price (`cross-origin-opener-policy` has the browser start another process).
 */
export async function serveBarePages(siteUrl: string, strip: (html: string) => string) {
  const made = new Map<string, Promise<File>>();
  const read = (path: string): Promise<File> => {
    const file = made.get(path) ?? make(siteUrl + path, strip);
    made.set(path, file);
    return file;
  };
  const server = createServer((request, response) => {
    read(request.url ?? '/').then(
      ({ headers, bytes }) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Makes a page before it is measured. */
    prepare: read,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function make(url: string, strip: (html: string) => string): Promise<File> {
  const answer = await fetch(url);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name)));
  if (!headers['content-type']?.startsWith('text/html')) {
    return { headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  }
  const bytes = brotliCompressSync(strip(await answer.text()));
  return { headers: { ...headers, 'content-encoding': 'br' }, bytes };
}
