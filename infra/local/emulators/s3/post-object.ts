import { readAmzDate } from '../http/amz-date.ts';
import { readScope } from './credential-scope.ts';
import { checkPermissions } from './check-permissions.ts';
import type { Operation } from './operation.ts';
import { checkPolicy, type FormFields } from './post-policy.ts';
import { publishObject } from './publish-object.ts';
import { readForm } from './read-form.ts';
import type { S3Response } from './s3-response.ts';
import type { S3Context } from './s3-context.ts';
import { S3Error } from './s3-error.ts';
import { checkKeyLength, type S3Request } from './s3-request.ts';
import type { StoredObject } from './object-index.ts';
import { buildXml } from './s3-xml.ts';
import { storedHeaders } from './stored-headers.ts';

/**
 * A browser's form upload (S3 API reference, "POST Object"). The policy is checked before the file is read,
 * the size during the upload, and a file that breaks the limits leaves nothing behind.
 * @throws {S3Error} AccessDenied, SignatureDoesNotMatch, InvalidAccessKeyId, EntityTooLarge, EntityTooSmall,
 * InvalidArgument, InvalidPolicyDocument, MalformedPOSTRequest
 */
export const postObject: Operation = async (context, request) =>
  readForm(request, async ({ fields: given, fileName, content }) => {
    // A file that is refused before it is read must still be consumed for the form to end.
    content.on('error', () => undefined);
    try {
      const fields = withFileName(given, fileName);
      const { minBytes, maxBytes } = await authorizeForm(context, request, fields);
      const written = await context.files.write(content, {
        onChunk(_chunk, sizeBytes) {
          if (sizeBytes > maxBytes) throw tooLarge(request, maxBytes);
        },
        onEnd({ sizeBytes }) {
          if (sizeBytes < minBytes) {
            const sizes = { ProposedSize: sizeBytes, MinSizeAllowed: minBytes };
            throw new S3Error('EntityTooSmall', undefined, sizes);
          }
        },
      });
      const object = await publishObject(context, request, 'Post', {
        key: requiredField(fields, 'key'),
        blob: written.blob,
        sizeBytes: written.sizeBytes,
        etag: written.md5,
        headers: storedHeaders(fields),
      });
      return formResponse(request, fields, object);
    } finally {
      content.resume();
    }
  });

function withFileName(given: FormFields, fileName: string): FormFields {
  const key = given.get('key');
  if (key === undefined) return given;
  return new Map([...given, ['key', key.replaceAll('${filename}', () => fileName)]]);
}

async function authorizeForm(context: S3Context, request: S3Request, fields: FormFields) {
  checkKeyLength(requiredField(fields, 'key'));
  const policy = fields.get('policy');
  if (!policy) throw new S3Error('AccessDenied');
  const scope = readScope(requiredField(fields, 'X-Amz-Credential'));
  const signedAt = readAmzDate(requiredField(fields, 'X-Amz-Date'));
  const signature = requiredField(fields, 'X-Amz-Signature');
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256' || !scope || !signedAt) {
    throw new S3Error('InvalidArgument', 'The form does not carry a signature of version 4');
  }
  if (scope.accessKeyId !== context.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  const expected = await context.signer.forPolicy(policy, signedAt);
  if (scope.region !== context.region || signature !== expected) {
    throw new S3Error('SignatureDoesNotMatch');
  }
  const resource = `${request.bucket}/${requiredField(fields, 'key')}`;
  const permissions = [{ action: 's3:PutObject', resource }];
  checkPermissions(context, fields.get('x-amz-security-token'), permissions);
  return checkPolicy(policy, fields, request.bucket);
}

function requiredField(fields: FormFields, name: string): string {
  const value = fields.get(name.toLowerCase());
  if (value) return value;
  const message = `Bucket POST must contain a field named '${name}'. If it is specified, please check the order of the fields.`;
  throw new S3Error('InvalidArgument', message, { ArgumentName: name, ArgumentValue: '' });
}

function tooLarge(request: S3Request, maxBytes: number): S3Error {
  return new S3Error('EntityTooLarge', undefined, {
    ProposedSize: request.header('content-length') ?? '',
    MaxSizeAllowed: maxBytes,
  });
}

function formResponse(request: S3Request, fields: FormFields, object: StoredObject): S3Response {
  const ETag = `"${object.etag}"`;
  const path = object.key.split('/').map(encodeURIComponent).join('/');
  const Location = `http://${request.header('host')}/${object.bucket}/${path}`;
  const headers = { ETag, Location };
  const redirect = fields.get('success_action_redirect');
  if (redirect && URL.canParse(redirect)) {
    const target = new URL(redirect);
    const added = { bucket: object.bucket, key: object.key, etag: ETag };
    for (const [name, value] of Object.entries(added)) target.searchParams.set(name, value);
    return { status: 303, headers: { ETag, Location: target.href } };
  }
  const status = fields.get('success_action_status');
  if (status === '201') {
    const parts = { Location, Bucket: object.bucket, Key: object.key, ETag };
    return { status: 201, headers, body: buildXml('PostResponse', parts) };
  }
  return { status: status === '200' ? 200 : 204, headers };
}
