import { expect, it } from 'vitest';
import {
  noFile,
  receiveFile,
  type PartialFile,
  type Receiving,
} from '#web/src/components/article-download/receive-file.ts';

const file = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

interface Request {
  url: string;
  headers: Headers;
  signal: AbortSignal;
}
type Respond = (request: Request) => Response;

/** Sends bytes from `from` on; breaks the connection before `until` if that is given. */
function send(
  bytes: Uint8Array,
  { from = 0, until = bytes.length, etag = '"v1"', partial = false },
) {
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent) controller.enqueue(bytes.slice(from, until));
      else if (until < bytes.length) controller.error(new TypeError('network error'));
      else controller.close();
      sent = true;
    },
  });
  const headers: Record<string, string> = {
    etag,
    'content-length': String(bytes.length - from),
    'content-disposition': `attachment; filename="p.pdf"; filename*=UTF-8''p%20%C3%A9.pdf`,
  };
  if (partial) headers['content-range'] = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
  return new Response(body, { status: partial ? 206 : 200, headers });
}

const rangeStart = ({ headers }: Request) =>
  Number(/bytes=(\d+)-/.exec(headers.get('range')!)?.[1]);

/** Responds to one request after the other with these functions, and records them. */
function receivingFrom(...responses: Respond[]) {
  const requests: Request[] = [];
  const tokens: boolean[] = [];
  const controller = new AbortController();
  const receiving: Receiving = {
    signal: controller.signal,
    url: (renewed) => {
      tokens.push(renewed);
      return Promise.resolve(`https://api.test/download?token=${tokens.length}`);
    },
    onProgress: () => undefined,
    fetch: (url, init) => {
      const request = {
        url: String(url),
        headers: new Headers(init!.headers),
        signal: init!.signal!,
      };
      requests.push(request);
      expect(init!.credentials).toBe('omit');
      const response = responses.shift();
      if (!response) throw new Error('asked too often');
      return Promise.resolve(response(request));
    },
  };
  return { requests, tokens, controller, receiving };
}

const bytesOf = async ({ chunks }: PartialFile) =>
  new Uint8Array(await new Blob(chunks).arrayBuffer());

const refusal = (status: number, code: string) => () =>
  Response.json({ error: 'No.', message: 'No.', code }, { status });

it('receives a complete file in one go, under its own name', async () => {
  const partial = noFile();
  const { receiving, requests } = receivingFrom(() => send(file, {}));
  await receiveFile(partial, receiving);
  expect(await bytesOf(partial)).toEqual(file);
  expect(partial.name).toBe('p é.pdf');
  expect(requests[0]!.headers.has('range')).toBe(false);
});

it('keeps what arrived before an interruption, and requests only the rest', async () => {
  const partial = noFile();
  const first = receivingFrom(() => send(file, { until: 400 }));
  await expect(receiveFile(partial, first.receiving)).rejects.toMatchObject({ code: 'network' });
  expect(partial.receivedBytes).toBe(400);
  const second = receivingFrom((request) =>
    send(file, { from: rangeStart(request), partial: true }),
  );
  await receiveFile(partial, second.receiving);
  expect(second.requests[0]!.headers.get('range')).toBe('bytes=400-');
  expect(await bytesOf(partial)).toEqual(file);
});

it('treats a response that ends too early as an interruption', async () => {
  const partial = noFile();
  const short = () =>
    new Response(file.slice(0, 10), { headers: { etag: '"v1"', 'content-length': '1000' } });
  const { receiving } = receivingFrom(short);
  await expect(receiveFile(partial, receiving)).rejects.toMatchObject({ code: 'network' });
  expect(partial.receivedBytes).toBe(10);
});

it('starts over if the file has changed since', async () => {
  const changed = file.map((byte) => byte ^ 255);
  const partial: PartialFile = {
    ...noFile(),
    chunks: [file.slice(0, 400)],
    receivedBytes: 400,
    etag: '"v1"',
    totalBytes: 1000,
  };
  const { receiving, requests } = receivingFrom(
    () => send(changed, { from: 400, etag: '"v2"', partial: true }),
    () => send(changed, { etag: '"v2"' }),
  );
  await receiveFile(partial, receiving);
  expect(await bytesOf(partial)).toEqual(changed);
  expect(requests[1]!.headers.has('range')).toBe(false);
});

it('starts over when the server ignores the range, and when it cannot satisfy it', async () => {
  for (const before of [[], [() => new Response(null, { status: 416 })]]) {
    const partial: PartialFile = {
      ...noFile(),
      chunks: [file.slice(0, 400)],
      receivedBytes: 400,
      etag: '"v1"',
      totalBytes: 1000,
    };
    const { receiving } = receivingFrom(...before, () => send(file, {}));
    await receiveFile(partial, receiving);
    expect(await bytesOf(partial)).toEqual(file);
  }
});

it('renews a link that was refused, once', async () => {
  const partial = noFile();
  const { receiving, tokens, requests } = receivingFrom(refusal(403, 'download_link_invalid'), () =>
    send(file, {}),
  );
  await receiveFile(partial, receiving);
  expect(tokens).toEqual([false, true]);
  expect(requests.map(({ url }) => url.slice(-1))).toEqual(['1', '2']);

  const refused = receivingFrom(refusal(403, 'not_purchased'), refusal(403, 'not_purchased'));
  await expect(receiveFile(noFile(), refused.receiving)).rejects.toMatchObject({
    code: 'not_purchased',
    message: 'No.',
  });
});

it('passes on the text of the server, and does not retry forever', async () => {
  const missing = receivingFrom(refusal(404, 'not_found'));
  await expect(receiveFile(noFile(), missing.receiving)).rejects.toMatchObject({
    code: 'not_found',
  });
  const stubborn = () => new Response(null, { status: 416 });
  const { receiving, requests } = receivingFrom(stubborn, stubborn, stubborn, stubborn, stubborn);
  await expect(receiveFile(noFile(), receiving)).rejects.toMatchObject({ code: 'internal_error' });
  expect(requests).toHaveLength(4);
});

it('rethrows an abort unchanged', async () => {
  const { receiving, controller } = receivingFrom(() => {
    controller.abort('cancelled');
    throw controller.signal.reason;
  });
  await expect(receiveFile(noFile(), receiving)).rejects.toBe('cancelled');
});
