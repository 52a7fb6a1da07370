import { Duration, Fn, Stack } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import { accountWideName } from '../account-wide-name.ts';
import { apiHeaders, edgeKeyHeader } from '../edge-policy.ts';

/**
 * The key by which functions know that a request came through this CloudFront. It is the random part of the stack's
 * id: the same for the life of the stack, different for every stack, and in no file.
 */
export function edgeKey(scope: Construct): string {
  return Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
}

/**
 * How CloudFront passes requests to API Gateway. An answer is kept only as long as it says itself (none by default),
 * apart for each query, token and origin; nothing else of a request reaches the API than is named here.
 */
export function createApiBehaviour(
  scope: Construct,
  props: { prefix: string; apiHost: string },
): Omit<cloudfront.BehaviorOptions, 'responseHeadersPolicy'> {
  return {
    origin: new HttpOrigin(props.apiHost, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      customHeaders: { [edgeKeyHeader]: edgeKey(scope) },
      readTimeout: Duration.seconds(30),
    }),
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: new cloudfront.CachePolicy(scope, 'ApiCache', {
      cachePolicyName: accountWideName(props.prefix, 'api'),
      comment: 'As long as the answer says; never one member’s answer to another.',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(...apiHeaders.cacheKey),
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    // Not the viewer's Host: API Gateway would not know it.
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
