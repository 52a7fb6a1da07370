import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Call } from '#shared/contracts/define-contract.ts';
import { AppError } from './app-error.ts';
import { errorPage } from './error-page.ts';
import { logger } from './logger.ts';
import { Reply } from './reply.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };
const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };
const privateHeaders = { 'cache-control': 'no-store' };

/** Turns a use case's output into an API Gateway response. Fields that the contract does not name are dropped. */
export function toResponse(call: Call, output: unknown): APIGatewayProxyStructuredResultV2 {
  if (!(output instanceof Reply)) return jsonResponse(call, output, 200, privateHeaders);
  const { kind, body, status, headers } = output;
  switch (kind) {
    case 'json':
      return jsonResponse(call, body, status, headers);
    case 'redirect':
      return { statusCode: status, headers, body: '' };
    case 'text':
      return { statusCode: status, headers, body: body as string };
    case 'bytes':
      return {
        statusCode: status,
        headers,
        body: (body as Buffer).toString('base64'),
        isBase64Encoded: true,
      };
  }
}

/** The default Retry-After in seconds (RFC 9110, 15.6.4). */
const defaultRetrySeconds = 5;

/** The statuses of refused calls: invalid input, not signed in, not allowed, too many. */
const refusals: readonly number[] = [400, 401, 403, 429];

/**
 * Turns an error into a response, the only place that does: JSON for programs, a page for people. Anything but an
 * AppError is logged and reported as `internal_error`. Refusals are logged too: many of them indicate an attack.
 */
export function toErrorResponse(
  error: unknown,
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 {
  const known = error instanceof AppError ? error : new AppError('internal_error');
  if (known.status >= 500) {
    logger.error('request failed', { route: event.routeKey, error });
  } else if (refusals.includes(known.status)) {
    const { code, fields } = known.body;
    logger.info('refused', { code, ...(fields && { fields: topNames(fields) }) });
  }
  const defaultRetry = known.status === 503 ? defaultRetrySeconds : undefined;
  const { retryAfterSeconds = defaultRetry } = known.details;
  const forPerson = isOpenedByPerson(event);
  return withoutBodyForHead(event, {
    statusCode: known.status,
    headers: {
      ...(forPerson ? pageHeaders : jsonHeaders),
      ...privateHeaders,
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: forPerson
      ? errorPage(known, event.rawPath ?? '/', event.requestContext?.requestId)
      : JSON.stringify(known.body),
  });
}

/** Returns the names of the contract's own fields. Deeper names may be keys that the sender chose. */
function topNames(fields: Record<string, string>): string[] {
  return [...new Set(Object.keys(fields).map((name) => name.split('.')[0]!))];
}

/** Whether a person opened the URL: browsers then ask for HTML; scripts and other programs do not. */
function isOpenedByPerson(event: APIGatewayProxyEventV2): boolean {
  const asked = event.headers?.['accept'] ?? '';
  return /^(GET|HEAD)$/.test(methodOf(event)) && /\btext\/html\b/i.test(asked);
}

function methodOf({ requestContext, routeKey }: APIGatewayProxyEventV2): string {
  return requestContext?.http?.method ?? routeKey.split(' ')[0]!;
}

/** Removes the body from the response to a HEAD request (RFC 9110, 9.3.2). */
export function withoutBodyForHead(
  event: APIGatewayProxyEventV2,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  if (methodOf(event) !== 'HEAD') return response;
  const { body: _body, isBase64Encoded: _encoded, ...head } = response;
  return head;
}

function jsonResponse(
  call: Call,
  body: unknown,
  statusCode: number,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { ...jsonHeaders, ...headers },
    body: JSON.stringify(call.output.parse(body)),
  };
}
