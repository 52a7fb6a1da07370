import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface File {
  type: string;
  bytes: Buffer;
  encoding: 'br' | 'identity';
}

/** Serves the site's files at the same paths, its pages as `strip` leaves them, compressed like ours. */
export async function serveBarePages(siteUrl: string, strip: (html: string) => string) {
  const made = new Map<string, Promise<File>>();
  const read = (path: string): Promise<File> => {
    const file = made.get(path) ?? make(siteUrl + path, strip);
    made.set(path, file);
    return file;
  };
  const server = createServer((request, response) => {
    read(request.url ?? '/').then(
      ({ type, bytes, encoding }) => {
        response.writeHead(200, {
          'content-type': type,
          'content-encoding': encoding,
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
    prepare: read,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function make(url: string, strip: (html: string) => string): Promise<File> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('text/html')) {
    return { type, bytes: Buffer.from(await answer.arrayBuffer()), encoding: 'identity' };
  }
  return { type, bytes: brotliCompressSync(strip(await answer.text())), encoding: 'br' };
}
