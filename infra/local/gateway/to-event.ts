import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { MatchedRoute } from './route-table.ts';

/** Content types that an HTTP API passes on as text; all others, including forms, are sent in base64. */
const textual =
  /^(text\/|application\/(json|javascript|xml|graphql)\b|[\w.-]+\/[\w.-]+\+(json|xml)\b)/i;

/**
 * Returns an HTTP API's event in payload format 2.0: decoded path, lower-case header names, repeated values joined by a
 * comma, cookies listed separately (AWS: "Create AWS Lambda proxy integrations for HTTP APIs").
 */
export function toEvent(
  request: IncomingMessage,
  path: string,
  rawQueryString: string,
  route: MatchedRoute,
  body: Buffer,
): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = joinHeaders(request);
  const query = joinQuery(rawQueryString);
  const asText = textual.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: query }),
    requestContext: requestContext(request, path, route.routeKey, headers),
    ...(Object.keys(route.pathParameters).length > 0 && { pathParameters: route.pathParameters }),
    ...(body.length > 0 && { body: body.toString(asText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !asText,
  };
}

function joinHeaders(request: IncomingMessage): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (values) joined[name] = values.join(name === 'cookie' ? '; ' : ',');
  }
  return joined;
}

function joinQuery(rawQueryString: string): Record<string, string> | undefined {
  const query = new URLSearchParams(rawQueryString);
  if (query.size === 0) return undefined;
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join(',')]));
}

function requestContext(
  request: IncomingMessage,
  path: string,
  routeKey: string,
  headers: Record<string, string>,
): APIGatewayProxyEventV2['requestContext'] {
  const now = new Date();
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName: headers['host'] ?? 'localhost',
    domainPrefix: 'local',
    http: {
      method: request.method ?? 'GET',
      path,
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey,
    stage: '$default',
    time: now.toUTCString(),
    timeEpoch: now.getTime(),
  };
}
