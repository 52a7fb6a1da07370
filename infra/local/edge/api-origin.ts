import { apiHeaders, edgeKeyHeader } from '../../edge-policy.ts';
import { acceptedEncodings } from './compress.ts';
import type { EdgeRequest, Origin } from './edge-response.ts';
import { fetchOrigin } from './fetch-origin.ts';

/** Headers that CloudFront always forwards. */
const always = ['content-type', 'if-none-match', 'user-agent'];

/** Every header that reaches the API: no cookies, nothing else. */
const forwarded = [...always, ...apiHeaders.cacheKey, ...apiHeaders.forwarded].map((name) =>
  name.toLowerCase(),
);

/**
 * Creates the origin for API Gateway. The edge adds the viewer's address and its own key; headers of the same names
 * from clients are dropped.
 */
export function createApiOrigin(gatewayUrl: string, edgeKey?: string): Origin {
  return (request) =>
    fetchOrigin(gatewayUrl, request.path + request.search, request, {
      ...forwardedHeaders(request),
      'accept-encoding': acceptedEncodings(request.headers).join(',') || 'identity',
      'cloudfront-viewer-address': request.viewerAddress,
      ...(edgeKey !== undefined && { [edgeKeyHeader]: edgeKey }),
    });
}

function forwardedHeaders({ headers }: EdgeRequest): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of forwarded) {
    const value = headers[name];
    if (value !== undefined) sent[name] = String(value);
  }
  return sent;
}
