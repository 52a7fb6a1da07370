import { completeUpload } from './complete-upload.ts';
import { copyObject } from './copy-object.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { listParts } from './list-parts.ts';
import { abortUpload, createUpload, uploadPart } from './multipart-upload.ts';
import type { Operation } from './operation.ts';
import { postObject } from './post-object.ts';
import { putObject } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

type Access = 'signed' | 'public-read' | 'by-form';

interface Route {
  method: string;
  target: 'bucket' | 'object';
  /** Query parameters that identify this call. */
  query?: string[];
  header?: string;
  /** `signed` by default. */
  access?: Access;
  run: Operation;
}

const headBucket: Operation = async () => ({ status: 200 });

/** The supported calls; the first match is used. */
const routes: Route[] = [
  { method: 'HEAD', target: 'bucket', run: headBucket },
  { method: 'GET', target: 'bucket', query: ['list-type'], run: listObjects },
  { method: 'POST', target: 'bucket', query: ['delete'], run: deleteObjects },
  { method: 'POST', target: 'bucket', access: 'by-form', run: postObject },
  { method: 'POST', target: 'object', query: ['uploads'], run: createUpload },
  { method: 'POST', target: 'object', query: ['uploadId'], run: completeUpload },
  { method: 'PUT', target: 'object', query: ['uploadId', 'partNumber'], run: uploadPart },
  { method: 'DELETE', target: 'object', query: ['uploadId'], run: abortUpload },
  { method: 'GET', target: 'object', query: ['uploadId'], run: listParts },
  { method: 'PUT', target: 'object', header: 'x-amz-copy-source', run: copyObject },
  { method: 'PUT', target: 'object', run: putObject },
  { method: 'DELETE', target: 'object', run: deleteObject },
  { method: 'GET', target: 'object', access: 'public-read', run: getObject },
  { method: 'HEAD', target: 'object', access: 'public-read', run: getObject },
];

/** Parameters of other calls, which must not be mistaken for the plain call. */
const OTHER_CALLS = [
  ...['acl', 'attributes', 'cors', 'encryption', 'legal-hold', 'lifecycle', 'location', 'logging'],
  ...['notification', 'object-lock', 'partNumber', 'policy', 'replication', 'restore', 'retention'],
  ...['select', 'tagging', 'torrent', 'uploadId', 'uploads', 'versionId', 'versioning', 'versions'],
  ...['website', 'delete'],
];

/** @throws {S3Error} NotImplemented, MethodNotAllowed */
export function findRoute(request: S3Request): { run: Operation; access: Access } {
  const target = request.key === '' ? 'bucket' : 'object';
  const route = routes.find(
    ({ method, target: wanted, query = [], header }) =>
      method === request.method &&
      wanted === target &&
      query.every((name) => name in request.query) &&
      (header === undefined || request.header(header) !== undefined),
  );
  const other = OTHER_CALLS.find((name) => name in request.query && !route?.query?.includes(name));
  if (other) throw new S3Error('NotImplemented', `Local S3 does not support ?${other}`);
  if (!route) throw new S3Error('MethodNotAllowed', undefined, { Method: request.method });
  return { run: route.run, access: route.access ?? 'signed' };
}
