import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { sessionTokenOf, type MayCall } from '../http/access.ts';
import { localHostOnly } from '../http/local-host.ts';
import { readBody } from '../http/read-body.ts';
import { callPermissions } from './call-permissions.ts';
import { calls } from './calls.ts';
import { isServiceError, serviceError } from './service-error.ts';
import type { Database } from './table-store.ts';

const maxRequestBytes = 16 * 1024 * 1024;

const contentType = 'application/x-amz-json-1.0';

/** The client disconnected in the middle of its request. */
const disconnected = Symbol('disconnected');

interface CallResponse {
  status: number;
  body: object;
}

/** Handles a call: its headers and its body. Names of headers are in lower case. */
export type HandleCall = (headers: IncomingHttpHeaders, text: string) => CallResponse;

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
  headers: IncomingHttpHeaders,
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
    const permissions = callPermissions(operation, body as object);
    const refusal = mayCall?.({ sessionToken, permissions });
    if (refusal) throw serviceError('AccessDeniedException', refusal);
    return { status: 200, body: database.entries.transaction(() => call(database, body)) };
  } catch (error) {
    if (isServiceError(error)) return { status: error.statusCode, body: error.body };
    console.error(`DynamoDB: ${target} failed`, error);
    return { status: 500, body: serviceError('InternalServerError', String(error)).body };
  }
}

/** @param afterCall called after each call, when its transaction is written */
export function createCalls(
  database: Database,
  afterCall: () => void,
  mayCall?: MayCall,
): HandleCall {
  return (headers, text) => {
    const response = handle(database, headers, text, mayCall);
    afterCall();
    return response;
  };
}

/** DynamoDB's HTTP interface. */
export function createEndpoint(handleCall: HandleCall): Server {
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const read = await readBody(request, maxRequestBytes).catch(() => disconnected);
    if (read === disconnected) return;
    response.setHeader('x-amzn-RequestId', randomUUID());
    if (!read) {
      response.writeHead(413).end();
      return;
    }
    const { status, body } = handleCall(request.headers, read.toString());
    response.writeHead(status, { 'content-type': contentType }).end(JSON.stringify(body));
  };
  return createServer(localHostOnly((request, response) => void listener(request, response)));
}
