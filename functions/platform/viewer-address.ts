import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeKeyHeader } from '../../shared/constants/edge-key-header.ts';

/**
 * The address of the person who asks. Behind CloudFront API Gateway sees only CloudFront, which names the viewer in
 * `CloudFront-Viewer-Address` (`ip:port`); that header is believed only with the edge's key beside it.
 */
export function viewerAddress(event: APIGatewayProxyEventV2, edgeKey: string | undefined): string {
  const claimed = event.headers['cloudfront-viewer-address'];
  if (edgeKey && claimed && sameText(event.headers[edgeKeyHeader], edgeKey)) {
    return claimed.replace(/:\d+$/, '');
  }
  return event.requestContext.http.sourceIp;
}

function sameText(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
