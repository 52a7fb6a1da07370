import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import {
  hstsMaxAgeSeconds,
  resourcePolicy,
  securityHeaders,
  type EdgeTarget,
} from '../edge-policy.ts';

/**
 * Creates a CloudFront policy with the headers of `edge-policy.ts`. CloudFront has dedicated fields for most security
 * headers; the rest, and `extra`, are custom headers.
 */
export function createResponseHeaders(
  scope: Construct,
  id: string,
  props: {
    name: string;
    target: EdgeTarget;
    downloadOrigin: string;
    extra?: Record<string, string>;
  },
): cloudfront.ResponseHeadersPolicy {
  const headers = securityHeaders(props.downloadOrigin, props.target);
  const custom = {
    'cross-origin-opener-policy': headers['cross-origin-opener-policy']!,
    'permissions-policy': headers['permissions-policy']!,
    ...props.extra,
  };
  const override = true;
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: props.name,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['content-security-policy']!,
        override,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsMaxAgeSeconds),
        includeSubdomains: true,
        override,
      },
      contentTypeOptions: { override },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        ...Object.entries(custom).map(([header, value]) => ({ header, value, override })),
        {
          header: 'cross-origin-resource-policy',
          value: resourcePolicy[props.target],
          override: props.target !== 'api',
        },
      ],
    },
  });
}
