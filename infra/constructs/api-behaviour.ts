import { Duration, Fn, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { accountWideName } from '../account-wide-name.ts';
import { apiHeaders, edgeKeyHeader } from '../edge-policy.ts';

/**
 * Returns the key that proves to functions that a request came through this CloudFront distribution: the random part of
 * the stack's id, which is unique, never changes and is in no file.
 */
export function edgeKey(scope: Construct): string {
  return Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
}

/** Creates the origin for API Gateway. The edge sends its key with every request. */
export function createApiOrigin(scope: Construct, apiHost: string): HttpOrigin {
  return new HttpOrigin(apiHost, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    customHeaders: { [edgeKeyHeader]: edgeKey(scope) },
    readTimeout: Duration.seconds(30),
  });
}

/**
 * Creates the behaviour that forwards requests to API Gateway. A response is cached only as long as its headers say
 * (not at all by default), separately by query, token and origin. Only the parts of a request listed here reach the
 * API.
 */
export function createApiBehaviour(
  scope: Construct,
  props: { prefix: string; apiHost: string },
): Omit<cloudfront.BehaviorOptions, 'responseHeadersPolicy'> {
  return {
    origin: createApiOrigin(scope, props.apiHost),
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: new cloudfront.CachePolicy(scope, 'ApiCache', {
      cachePolicyName: accountWideName(props.prefix, 'api'),
      comment: 'Cached as long as the response says; never shared between members.',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(...apiHeaders.cacheKey),
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    // The viewer's Host header is not forwarded: API Gateway would reject it.
    originRequestPolicy: new cloudfront.OriginRequestPolicy(scope, 'ApiRequest', {
      originRequestPolicyName: accountWideName(props.prefix, 'api'),
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
        'CloudFront-Viewer-Address',
        ...apiHeaders.forwarded,
      ),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
    }),
  };
}
