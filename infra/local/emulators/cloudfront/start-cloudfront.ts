import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../http/escape-html.ts';
import { sessionTokenOf, type MayCall } from '../http/access.ts';
import { readBody } from '../http/read-body.ts';
import { listen } from '../http/listen.ts';
import { CognitoError } from '../cognito/cognito-error.ts';
import { verifySignature } from '../cognito/verify-signature.ts';
import { CloudFrontError } from './cloudfront-error.ts';
import { readInvalidation, type InvalidationBatch } from './invalidation.ts';

export interface CloudFrontServer {
  /** For `AWS_ENDPOINT_URL_CLOUDFRONT`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface CloudFrontOptions {
  distributionId: string;
  /** The credentials that must sign each call. */
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Called with the paths of each new invalidation. */
  onInvalidate(paths: readonly string[]): void;
  mayCall?: MayCall;
}

/** CloudFront is a global service; its calls are signed for this region. */
const region = 'us-east-1';
const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
const invalidationPath = /^\/2020-05-31\/distribution\/([^/?]+)\/invalidation$/;
const largestBodyBytes = 1_000_000;

/** Starts CloudFront's control API with one call, CreateInvalidation, which completes immediately. */
export async function startCloudFront(options: CloudFrontOptions): Promise<CloudFrontServer> {
  const earlier = new Map<string, { id: string; paths: string[] }>();

  const invalidate = ({ callerReference, paths }: InvalidationBatch): string => {
    const known = earlier.get(callerReference);
    if (known && known.paths.join('\n') !== paths.join('\n')) {
      const text = 'The caller reference was used for other paths before.';
      throw new CloudFrontError(400, 'InvalidationBatchAlreadyExists', text);
    }
    const id = known?.id ?? `I${randomUUID().replaceAll('-', '').slice(0, 25).toUpperCase()}`;
    if (!known) options.onInvalidate(paths);
    earlier.set(callerReference, { id, paths });
    return id;
  };

  const handle = async (request: IncomingMessage): Promise<string> => {
    const body = await readBody(request, largestBodyBytes);
    const path = request.url ?? '/';
    const [, distributionId] = invalidationPath.exec(path) ?? [];
    if (!body || request.method !== 'POST' || distributionId === undefined) {
      throw new CloudFrontError(
        404,
        'NoSuchResource',
        'Local CloudFront supports CreateInvalidation only.',
      );
    }
    const signed = { method: 'POST', path, headers: request.headers, body };
    const { credentials } = options;
    await verifySignature(signed, { region, credentials, service: 'cloudfront' });
    const resource = `distribution/${distributionId}`;
    const permissions = [{ action: 'cloudfront:CreateInvalidation', resource }];
    const refusal = options.mayCall?.({
      sessionToken: sessionTokenOf(request.headers),
      permissions,
    });
    if (refusal) throw new CloudFrontError(403, 'AccessDenied', refusal);
    if (distributionId !== options.distributionId) {
      const text = 'The specified distribution does not exist.';
      throw new CloudFrontError(404, 'NoSuchDistribution', text);
    }
    const batch = readInvalidation(body.toString('utf8'));
    return invalidationXml(invalidate(batch), batch);
  };

  const { port, close } = await listen((request, response) => {
    handle(request).then(
      (xml) => send(response, 201, xml),
      (error: unknown) => sendError(response, error),
    );
  });
  return { url: `http://127.0.0.1:${port}`, close };
}

function invalidationXml(id: string, { callerReference, paths }: InvalidationBatch): string {
  const items = paths.map((path) => `<Path>${escapeHtml(path)}</Path>`).join('');
  return (
    `<Invalidation xmlns="${namespace}"><Id>${id}</Id><Status>Completed</Status>` +
    `<CreateTime>${new Date().toISOString()}</CreateTime><InvalidationBatch>` +
    `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>` +
    `<CallerReference>${escapeHtml(callerReference)}</CallerReference>` +
    `</InvalidationBatch></Invalidation>`
  );
}

function sendError(response: ServerResponse, error: unknown): void {
  const { status, code, message } = toCloudFrontError(error);
  send(
    response,
    status,
    `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code>` +
      `<Message>${escapeHtml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
}

/**
 * Translates the error of a signature: signatures are checked in the same way for all services, but the names of errors
 * differ.
 */
function toCloudFrontError(error: unknown): CloudFrontError {
  if (error instanceof CloudFrontError) return error;
  if (error instanceof CognitoError) return new CloudFrontError(403, 'AccessDenied', error.message);
  return new CloudFrontError(500, 'InternalError', 'Something went wrong');
}

function send(response: ServerResponse, status: number, xml: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
}
