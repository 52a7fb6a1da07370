import { S3Error } from './s3-error.ts';

const MAX_LINE_BYTES = 8 * 1024;
const LINE_END = Buffer.from('\r\n');

/**
 * Removes the chunk framing from an upload with `Content-Encoding: aws-chunked` and collects the trailing
 * headers (such as a checksum) in `trailers` (S3 API reference, "Signature calculations: trailing headers").
 * @throws {S3Error} IncompleteBody
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  for (;;) {
    const size = Number.parseInt(await reader.line(), 16);
    if (!(size >= 0)) throw new S3Error('IncompleteBody');
    if (size === 0) break;
    yield* reader.exactly(size);
    await reader.line();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const colon = line.indexOf(':');
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

function createByteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new S3Error('IncompleteBody');
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
  }

  return {
    async line(): Promise<string> {
      let end = rest.indexOf(LINE_END);
      while (end === -1) {
        if (rest.length > MAX_LINE_BYTES) throw new S3Error('IncompleteBody');
        await more();
        end = rest.indexOf(LINE_END);
      }
      const line = rest.toString('latin1', 0, end);
      rest = rest.subarray(end + LINE_END.length);
      return line;
    },
    async *exactly(size: number): AsyncGenerator<Buffer> {
      for (let left = size; left > 0;) {
        if (rest.length === 0) await more();
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
  };
}
