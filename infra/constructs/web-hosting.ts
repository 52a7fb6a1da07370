import { Duration, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accountWideName } from '../account-wide-name.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import {
  cacheControlFor,
  goneFolder,
  homeFailures,
  homeKeptSeconds,
  planEdge,
  programPaths,
  type EdgeTarget,
} from '../edge-policy.ts';
import type { StageConfig } from '../stage-config.ts';
import type { WebContent } from '../static-object.ts';
import { createApiBehaviour, createApiOrigin } from './api-behaviour.ts';
import { createBucket, notLoggedYet } from './create-bucket.ts';
import { createViewerFunction, mediaObjectCode, staticObjectCode } from './edge-function.ts';
import { createResponseHeaders } from './response-headers.ts';

export interface WebHostingProps {
  prefix: string;
  config: StageConfig;
  capabilities: Capabilities;
  content: WebContent;
  apiHost: string;
  mediaBucket: s3.IBucket;
  /** Origin of presigned downloads, for the content security policy. */
  downloadOrigin: string;
  /** Absent until the stage exists. */
  logs?: s3.IBucket;
}

/**
 * Refuses API calls without TLS. A program that makes one has already sent its token unencrypted, and a redirect would
 * hide that from its author. Browsers that request a page are redirected.
 */
const tlsOnly = { viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY };

/** CloudFront in front of the web build, the public media and the API, according to `edge-policy.ts`. */
export class WebHosting extends Construct {
  readonly bucket: s3.Bucket;
  readonly distribution: cloudfront.Distribution;
  /** The public URL: `https://host`. */
  readonly siteUrl: string;

  constructor(scope: Construct, id: string, props: WebHostingProps) {
    super(scope, id);
    const { config, prefix } = props;
    this.bucket = createBucket(this, 'Web', { logs: props.logs });
    const behaviours = createBehaviours(this, this.bucket, props);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: prefix,
      defaultBehavior: behaviours.web,
      additionalBehaviors: Object.fromEntries(
        planEdge(props.capabilities).map(({ pattern, target }) => [
          pattern,
          pattern === programPaths ? { ...behaviours[target], ...tlsOnly } : behaviours[target],
        ]),
      ),
      errorResponses: uncachedErrors,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      ...(props.logs && {
        enableLogging: true,
        logBucket: props.logs,
        logFilePrefix: 'cloudfront/',
      }),
      ...(config.domainName && {
        domainNames: [config.domainName],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', config.certificateArn!),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    this.siteUrl = `https://${config.domainName ?? this.distribution.distributionDomainName}`;
    acknowledgeFindings(this.distribution, props);
  }
}

function createBehaviours(
  scope: Construct,
  webBucket: s3.IBucket,
  props: WebHostingProps,
): Record<EdgeTarget, cloudfront.BehaviorOptions> {
  const { prefix, downloadOrigin } = props;
  const files = {
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    originRequestPolicy: new cloudfront.OriginRequestPolicy(scope, 'FileRequest', {
      originRequestPolicyName: accountWideName(prefix, 'files'),
      comment: 'For missing files: a page or JSON, depending on the client.',
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList('Accept'),
    }),
    compress: true,
  };
  // For a missing file, S3 returns 403 with XML; the API returns an error that suits people and programs.
  const gone = new HttpOrigin(props.apiHost, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    originPath: goneFolder,
  });
  const filesOf = (name: 'web' | 'media', bucket: s3.IBucket) =>
    new OriginGroup({
      primaryOrigin: createOrigin(scope, `${name}-access`, bucket, accountWideName(prefix, name)),
      fallbackOrigin: gone,
      fallbackStatusCodes: [403, 404],
    });
  const web = {
    ...files,
    origin: filesOf('web', webBucket),
    functionAssociations: [
      createViewerFunction(scope, 'StaticObject', {
        name: accountWideName(prefix, 'web'),
        code: staticObjectCode(props.content),
      }),
    ],
  };
  const headersFor = (target: EdgeTarget, id: string, extra: Record<string, string> = {}) => {
    const name = accountWideName(prefix, target);
    return createResponseHeaders(scope, id, { name, target, downloadOrigin, extra });
  };
  const webHeaders = headersFor('web', 'Headers');
  return {
    api: {
      ...createApiBehaviour(scope, props),
      responseHeadersPolicy: headersFor('api', 'ApiHeaders'),
    },
    web: {
      ...web,
      responseHeadersPolicy: webHeaders,
    },
    worker: {
      ...web,
      responseHeadersPolicy: headersFor('worker', 'WorkerHeaders'),
    },
    home: {
      ...web,
      cachePolicy: createHomeCache(scope, accountWideName(prefix, 'home')),
      origin: new OriginGroup({
        primaryOrigin: createApiOrigin(scope, props.apiHost),
        fallbackOrigin: createOrigin(
          scope,
          'home-access',
          webBucket,
          accountWideName(prefix, 'home'),
        ),
        fallbackStatusCodes: homeFailures,
      }),
      responseHeadersPolicy: webHeaders,
    },
    media: {
      ...files,
      origin: filesOf('media', props.mediaBucket),
      responseHeadersPolicy: headersFor('media', 'MediaHeaders', {
        'cache-control': cacheControlFor('/media/'),
      }),
      functionAssociations: [
        createViewerFunction(scope, 'MediaObject', {
          name: accountWideName(prefix, 'media'),
          code: mediaObjectCode(),
        }),
      ],
    },
  };
}

/** Creates the cache policy of the home page, which is the same for every query, header and cookie. */
function createHomeCache(scope: Construct, name: string): cloudfront.CachePolicy {
  return new cloudfront.CachePolicy(scope, 'HomeCache', {
    cachePolicyName: name,
    comment: 'The home page, cached as long as its headers say.',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(homeKeptSeconds),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}

/**
 * Creates the origin for a bucket, with a named access control: the name that CDK generates is the same in every
 * region.
 */
function createOrigin(scope: Construct, id: string, bucket: s3.IBucket, name: string) {
  const originAccessControl = new cloudfront.S3OriginAccessControl(scope, id, {
    originAccessControlName: name,
  });
  return S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl });
}

/** Error responses that must not be cached: by default CloudFront caches them for ten seconds. */
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map(
  (httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }),
);

function acknowledgeFindings(
  distribution: cloudfront.Distribution,
  { config, logs }: WebHostingProps,
): void {
  if (!logs) {
    Validations.of(distribution).acknowledge({ id: 'AwsSolutions-CFR3', reason: notLoggedYet });
  }
  Validations.of(distribution).acknowledge(
    {
      id: 'AwsSolutions-CFR1',
      reason: 'The shop sells to every country, so no country is blocked.',
    },
    {
      id: 'AwsSolutions-CFR2',
      reason:
        'A web ACL costs money from the first day, even without visitors. The API is throttled as a whole, sensitive calls count attempts per account and address, and an operator can attach an ACL (docs/security.md).',
    },
  );
  if (!config.domainName) {
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason:
        'Without its own domain, the stage uses CloudFront’s certificate, for which CloudFront sets the minimum protocol. With domainName and certificateArn, it is TLS 1.2.',
    });
  }
}
