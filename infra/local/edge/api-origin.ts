import { edgeKeyHeader } from '../../edge-policy.ts';
import { acceptedEncodings } from './compress.ts';
import type { EdgeRequest, Origin } from './edge-response.ts';
import { fetchOrigin } from './fetch-origin.ts';

/** Headers that CloudFront always forwards. */
const always = ['content-type', 'if-none-match'];

/**
 * Creates the origin for API Gateway. It receives only what the policies of the path name, and no cookies. The edge
 * adds the viewer's address and its own key; headers of the same names from clients are dropped.
 */
export function createApiOrigin(gatewayUrl: string, edgeKey?: string): Origin {
  return (request) =>
    fetchOrigin(gatewayUrl, request.path + forwardedQuery(request), request, {
      'user-agent': 'Amazon CloudFront',
      ...forwardedHeaders(request),
      'accept-encoding': acceptedEncodings(request.headers).join(',') || 'identity',
      ...(edgeKey !== undefined && { [edgeKeyHeader]: edgeKey }),
    });
}

function forwardedQuery({ search, rule }: EdgeRequest): string {
  const { cacheKey, originOnly } = rule.forwarding;
  return cacheKey.query || originOnly.query ? search : '';
}

function forwardedHeaders({ headers, viewerAddress, rule }: EdgeRequest): Record<string, string> {
  const { cacheKey, originOnly } = rule.forwarding;
  const known: EdgeRequest['headers'] = { ...headers, 'cloudfront-viewer-address': viewerAddress };
  const sent: Record<string, string> = {};
  for (const name of [...always, ...cacheKey.headers, ...originOnly.headers]) {
    const value = known[name];
    if (value !== undefined) sent[name] = String(value);
  }
  return sent;
}
