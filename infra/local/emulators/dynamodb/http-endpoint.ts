import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sessionTokenOf, type MayCall } from '../http/access.ts';
import { localHostOnly } from '../http/local-host.ts';
import { callRights } from './call-rights.ts';
import { calls } from './calls.ts';
import { isServiceError, serviceError } from './service-error.ts';
import type { Database } from './table-store.ts';

const maxRequestBytes = 16 * 1024 * 1024;

const contentType = 'application/x-amz-json-1.0';

interface CallResponse {
  status: number;
  body: object;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw serviceError('SerializationException', 'The request body is not JSON');
  }
}

/** Every call is one transaction: it happens completely or not at all. */
function handle(
  database: Database,
  headers: IncomingMessage['headers'],
  text: string,
  mayCall: MayCall | undefined,
): CallResponse {
  const target = String(headers['x-amz-target'] ?? '');
  try {
    const operation = target.replace(/^DynamoDB_20120810\./, '');
    const call = calls.get(operation);
    if (!call) throw serviceError('UnknownOperationException', `Not supported: ${target}`);
    // Signatures are not verified; only a request without credentials is refused.
    if (!headers.authorization)
      throw serviceError('MissingAuthenticationTokenException', 'The request is not signed');
    const body = parseJson(text);
    const sessionToken = sessionTokenOf(headers);
    const rights = callRights(operation, body as object);
    const refusal = mayCall?.({ sessionToken, rights });
    if (refusal) throw serviceError('AccessDeniedException', refusal);
    return { status: 200, body: database.entries.transaction(() => call(database, body)) };
  } catch (error) {
    if (isServiceError(error)) return { status: error.statusCode, body: error.body };
    console.error(`DynamoDB: ${target} failed`, error);
    return { status: 500, body: serviceError('InternalServerError', String(error)).body };
  }
}

/**
 * DynamoDB's HTTP interface over a store.
 * @param afterCall called after each call, when its transaction is written
 */
export function createEndpoint(
  database: Database,
  afterCall: () => void,
  mayCall?: MayCall,
): Server {
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request).catch(() => undefined);
    // The client disconnected in the middle of its request.
    if (!body) return;
    response.setHeader('x-amzn-RequestId', randomUUID());
    if (body.length > maxRequestBytes) {
      response.writeHead(413).end();
      return;
    }
    const { status, body: reply } = handle(database, request.headers, body.toString(), mayCall);
    response.writeHead(status, { 'content-type': contentType }).end(JSON.stringify(reply));
    afterCall();
  };
  return createServer(localHostOnly((request, response) => void listener(request, response)));
}
