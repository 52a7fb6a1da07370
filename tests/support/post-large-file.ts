import { createReadStream, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** Sends a form like `postForm`, streaming the file: fetch would hold all of it in memory. */
export async function postLargeFile(
  url: string,
  fields: Record<string, string>,
  file: string,
): Promise<number | undefined> {
  const boundary = 'outcrop-large-file';
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const head = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`);
  const opening = Buffer.from(`${head.join('')}${part('file')}; filename="large"\r\n\r\n`);
  const ending = Buffer.from(`\r\n--${boundary}--\r\n`);
  const sending = request(url, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': opening.length + statSync(file).size + ending.length,
    },
  });
  const responded = once(sending, 'response') as Promise<[IncomingMessage]>;
  const body = async function* () {
    yield opening;
    yield* createReadStream(file);
    yield ending;
  };
  await pipeline(body, sending);
  const [response] = await responded;
  response.resume();
  return response.statusCode;
}
