import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MayCall } from '../http/access.ts';
import { readBody } from '../http/read-body.ts';
import { handleCall } from './handle-call.ts';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { SigningScope } from './verify-signature.ts';

const maxBodyBytes = 1_000_000;

/** Serves the pool over HTTP: the public keys at their well-known path, every call as a POST to `/`. */
export function createListener(
  pool: Pool,
  credentials: SigningScope['credentials'],
  mayCall?: MayCall,
): RequestListener {
  const jwksPath = `/${pool.id}/.well-known/jwks.json`;
  return (request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'GET' && path === jwksPath) {
      send(response, 200, 'application/json', { keys: [pool.key.publicJwk] });
    } else if (request.method === 'POST' && path === '/') {
      void handlePost(pool, { credentials, mayCall }, request, response);
    } else {
      send(response, 404, 'application/json', { message: 'Not found' });
    }
  };
}

async function handlePost(
  pool: Pool,
  by: Parameters<typeof handleCall>[1],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const type = 'application/x-amz-json-1.1';
  response.setHeader('x-amzn-requestid', randomUUID());
  try {
    const body = await readBody(request, maxBodyBytes);
    if (!body) {
      throw new CognitoError('SerializationException', 'The body of the request is too large.');
    }
    const { headers } = request;
    send(response, 200, type, await handleCall(pool, by, { headers, path: '/', body }));
  } catch (error) {
    // Closing the server also closes the database: calls in progress fail.
    if (response.destroyed) return;
    const known = error instanceof CognitoError ? error : internalError(error);
    response.setHeader('x-amzn-errortype', known.name);
    response.setHeader('x-amzn-errormessage', encodeURI(known.message));
    const status = known.name === 'InternalErrorException' ? 500 : 400;
    send(response, status, type, { __type: known.name, message: known.message });
  }
}

function internalError(error: unknown): CognitoError {
  console.error('Local Cognito:', error);
  return new CognitoError('InternalErrorException', 'Something went wrong');
}

function send(response: ServerResponse, status: number, type: string, body: object) {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
