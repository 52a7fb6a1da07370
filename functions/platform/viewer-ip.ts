import { timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeKeyHeader } from '#shared/constants/edge-key-header.ts';

/**
 * The address of the person who asks. Behind CloudFront API Gateway sees only CloudFront, which names the viewer in
 * `CloudFront-Viewer-Address` (`ip:port`); that header is believed only with the edge's key beside it. Of an IPv6
 * address only the network (/64) counts: one connection has all of its addresses to choose from.
 */
export function viewerIp(event: APIGatewayProxyEventV2, edgeKey: string | undefined): string {
  const claimed = event.headers['cloudfront-viewer-address'];
  const believed = edgeKey && claimed && sameText(event.headers[edgeKeyHeader], edgeKey);
  return networkOf(
    believed
      ? claimed.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
      : event.requestContext.http.sourceIp,
  );
}

function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // As the URL standard writes it: groups without leading zeros, at most one run of zero groups left out.
  const [before = '', after] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groups = before.split(':').filter(Boolean);
  const rest = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

function sameText(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
