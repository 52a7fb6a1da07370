import { timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeKeyHeader } from '#shared/constants/edge-key-header.ts';

/**
 * Returns the IP address of the viewer. Behind CloudFront, API Gateway sees only CloudFront's own address; the viewer's
 * is in `CloudFront-Viewer-Address` (`ip:port`), which is trusted only together with the edge key. IPv6 addresses are
 * reduced to their network (/64), because one connection can use all addresses in it.
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
  // The URL standard's form: groups without leading zeros, at most one run of zero groups omitted.
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
