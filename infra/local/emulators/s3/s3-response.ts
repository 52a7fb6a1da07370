import type { ServerResponse } from 'node:http';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { buildErrorXml } from './s3-xml.ts';
import type { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

export interface S3Response {
  status: number;
  headers?: Record<string, string | number>;
  /** XML text, or a slice of a file (both ends inclusive), which is closed afterwards. */
  body?: string | { file: FileHandle; start: number; end: number };
}

const READ_CHUNK_BYTES = 256 * 1024;

/** Sends a response; files are streamed. A client that disconnects midway is not an error. */
export async function sendResponse(response: ServerResponse, result: S3Response): Promise<void> {
  const { body, headers = {} } = result;
  if (typeof body === 'object') {
    response.writeHead(result.status, headers);
    const { file, start, end } = body;
    const content = file.createReadStream({ start, end, highWaterMark: READ_CHUNK_BYTES });
    await pipeline(content, response).catch(() => response.destroy());
    return;
  }
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const type = body === undefined ? {} : { 'Content-Type': 'application/xml' };
  response.writeHead(result.status, { ...type, ...length, ...headers });
  response.end(body);
}

/** S3's error document; HEAD requests get the status alone. */
export function errorResponse(
  error: S3Error,
  request: Pick<S3Request, 'method' | 'id'>,
): S3Response {
  const headers: Record<string, string> =
    error.code === 'InvalidRange'
      ? { 'Content-Range': `bytes */${error.details.ActualObjectSize}` }
      : {};
  if (request.method === 'HEAD') return { status: error.status, headers };
  const { code: Code, message: Message, details } = error;
  const body = buildErrorXml({
    Code,
    Message,
    ...details,
    RequestId: request.id,
    HostId: 'local',
  });
  return { status: error.status, headers, body };
}
