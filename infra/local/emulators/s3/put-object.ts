import { publishObject } from './publish-object.ts';
import { receiveBody } from './receive-body.ts';
import type { Operation } from './operation.ts';
import { storedHeaders } from './stored-headers.ts';

/** PutObject, plain or with the SDK's chunked body and trailing checksum. */
export const putObject: Operation = async (context, request, payload) => {
  const body = await receiveBody(request, payload, context.files);
  const object = await publishObject(context, request, 'Put', {
    blob: body.blob,
    sizeBytes: body.sizeBytes,
    etag: body.md5,
    headers: storedHeaders(Object.entries(request.message.headers)),
    checksums: body.checksums,
  });
  return {
    status: 200,
    headers: { ETag: `"${object.etag}"`, ...checksumHeaders(object.checksums) },
  };
};

/** x-amz-checksum- headers, whole objects only. */
export function checksumHeaders(checksums: Record<string, string>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(checksums)) headers[`x-amz-checksum-${name}`] = value;
  return headers;
}
