import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiCors } from '../../api-cors.ts';

/**
 * CORS as a configured HTTP API does it: preflights are handled without a function, and headers appear only
 * for a configured origin. Without origins the API has no CORS. Returns true when the request is handled.
 */
export function handleCors(
  allowedOrigins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (allowedOrigins.length === 0) return false;
  const origin = request.headers.origin;
  const allowed = origin !== undefined && allowedOrigins.includes(origin);
  const preflight =
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  if (allowed) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', apiCors.exposeHeaders.join(','));
    response.setHeader('vary', 'origin');
  }
  if (!preflight) return false;
  if (allowed) {
    response.setHeader('access-control-allow-methods', apiCors.allowMethods.join(','));
    response.setHeader('access-control-allow-headers', apiCors.allowHeaders.join(','));
    response.setHeader('access-control-max-age', String(apiCors.maxAgeSeconds));
  }
  response.writeHead(204).end();
  return true;
}
