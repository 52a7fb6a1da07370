import { apiHeaders, edgeKeyHeader } from '../../edge-policy.ts';
import { acceptedEncodings } from './compress.ts';
import type { EdgeRequest, Origin } from './edge-response.ts';
import { fetchOrigin } from './fetch-origin.ts';

/** CloudFront sends these by itself. */
const always = ['content-type', 'if-none-match', 'user-agent'];

/** All that reaches the API of a request: no cookies, nothing else. */
const forwarded = [...always, ...apiHeaders.cacheKey, ...apiHeaders.forwarded].map((name) =>
  name.toLowerCase(),
);

/**
 * API Gateway behind the edge. The edge says who the viewer is and proves with its key that it is the one who says
 * so; what a client sends under these names goes nowhere.
 */
export function createApiOrigin(gatewayUrl: string, edgeKey: string): Origin {
  return (request) =>
    fetchOrigin(gatewayUrl, request.path + request.search, request, {
      ...forwardedHeaders(request),
      'accept-encoding': acceptedEncodings(request.headers).join(',') || 'identity',
      'cloudfront-viewer-address': request.viewerAddress,
      [edgeKeyHeader]: edgeKey,
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
