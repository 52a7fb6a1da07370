import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { barePage } from './bare-page.ts';

/** Serves every page of the site at the same path without anything but its content, compressed like ours. */
export async function serveBarePages(siteUrl: string) {
  const made = new Map<string, Buffer>();
  const page = async (path: string): Promise<Buffer> => {
    const known = made.get(path);
    if (known) return known;
    const html = await (await fetch(siteUrl + path)).text();
    const bytes = brotliCompressSync(barePage(html));
    made.set(path, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    page(request.url ?? '/').then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': bytes.length,
        });
        response.end(bytes);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Makes a page before it is measured. */
    prepare: page,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
