import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { viewerIp } from '#functions/platform/viewer-ip.ts';
import { edgeKeyHeader } from '#shared/constants/edge-key-header.ts';

function ipOf(viewer: string, { key = 'edge', sourceIp = '198.51.100.7' } = {}): string {
  const event = {
    headers: { 'cloudfront-viewer-address': viewer, [edgeKeyHeader]: key },
    requestContext: { http: { sourceIp } },
  } as unknown as APIGatewayProxyEventV2;
  return viewerIp(event, 'edge');
}

describe('viewerAddress', () => {
  it("is the viewer's, without the port", () => {
    expect(ipOf('203.0.113.9:46532')).toBe('203.0.113.9');
  });

  it.each(['wrong', '', 'edge,edge'])('is not believed with the key "%s"', (key) => {
    expect(ipOf('203.0.113.9:46532', { key })).toBe('198.51.100.7');
  });

  it.each([
    '2001:db8:7:1:aaaa:bbbb:cccc:dddd:46532',
    '2001:0db8:0007:0001::1:46532',
    '[2001:db8:7:1::2]:46532',
  ])('counts all addresses of an IPv6 network as one: %s', (viewer) => {
    expect(ipOf(viewer)).toBe('2001:db8:7:1::/64');
  });

  it('tells IPv6 networks apart', () => {
    expect(ipOf('2001:db8:7:2::1:46532')).toBe('2001:db8:7:2::/64');
    expect(ipOf('2001:db8::1:46532')).toBe('2001:db8:0:0::/64');
    expect(ipOf('::1:46532')).toBe('0:0:0:0::/64');
  });
});
