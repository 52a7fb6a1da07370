import type { IncomingMessage, ServerResponse } from 'node:http';

export interface CorsSettings {
  /** Exactly these origins; none: the API has no CORS configuration. */
  allowedOrigins: readonly string[];
  allowedMethods: readonly string[];
}

/**
 * CORS as an HTTP API does it when configured: a preflight is answered without asking any function, and the headers
 * appear only for a configured origin. Returns true when the request is answered.
 */
export function handleCors(
  { allowedOrigins, allowedMethods }: CorsSettings,
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
    response.setHeader('vary', 'origin');
  }
  if (!preflight) return false;
  if (allowed) {
    response.setHeader('access-control-allow-methods', allowedMethods.join(','));
    response.setHeader('access-control-allow-headers', 'authorization,content-type');
    response.setHeader('access-control-max-age', '86400');
  }
  response.writeHead(204).end();
  return true;
}
