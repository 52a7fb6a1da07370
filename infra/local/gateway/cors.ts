import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CorsPlan } from '../stack-plan.ts';

/**
 * Handles CORS as a configured HTTP API does: preflights without a function, and headers only for configured origins.
 * Returns true if the request has been handled.
 */
export function handleCors(
  cors: CorsPlan,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const origin = request.headers.origin;
  const allowed = origin !== undefined && cors.allowOrigins.includes(origin);
  const preflight =
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  if (allowed) {
    response.setHeader('access-control-allow-origin', origin);
    if (cors.allowCredentials) response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', cors.exposeHeaders.join(','));
    response.setHeader('vary', 'origin');
  }
  if (!preflight) return false;
  if (allowed) {
    response.setHeader('access-control-allow-methods', cors.allowMethods.join(','));
    response.setHeader('access-control-allow-headers', cors.allowHeaders.join(','));
    response.setHeader('access-control-max-age', String(cors.maxAgeSeconds));
  }
  response.writeHead(204).end();
  return true;
}
