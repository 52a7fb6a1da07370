import type { IncomingMessage } from 'node:http';

/**
 * Returns the body of a request, or `undefined` when it is longer than `limitBytes`. A body that is too long
 * is read to the end and dropped, so that the client gets a response instead of a broken connection.
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= limitBytes ? Buffer.concat(chunks) : undefined;
}
