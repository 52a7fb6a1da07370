import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { viewerIp } from '#functions/platform/viewer-ip.ts';
import {
  cacheControlFor,
  edgeBehaviours,
  edgeKeyHeader,
  goneFolder,
  resourcePolicy,
  securityHeaders,
  type EdgeTarget,
} from '#infra/edge-policy.ts';
import { resolveText, resolveValue } from '../support/resolve-template.ts';
import { objectsOfStubBuild } from '../support/stub-build.ts';
import { propertiesOfOnly, resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite();

interface Behaviour {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods: string[];
  CachePolicyId: string | { Ref: string };
  ResponseHeadersPolicyId: { Ref: string };
  OriginRequestPolicyId?: { Ref: string };
  FunctionAssociations?: { FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
  ViewerProtocolPolicy: string;
}
interface Origin {
  Id: string;
  DomainName: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  OriginAccessControlId?: unknown;
  OriginPath?: string;
}
interface OriginGroup {
  Id: string;
  FailoverCriteria: { StatusCodes: { Items: number[] } };
  Members: { Items: { OriginId: string }[] };
}
interface DistributionConfig {
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  Origins: Origin[];
  OriginGroups: { Items: OriginGroup[] };
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number; ResponseCode?: number }[];
}

const distribution = propertiesOfOnly(site, 'AWS::CloudFront::Distribution');
const config = distribution['DistributionConfig'] as DistributionConfig;
const { DefaultCacheBehavior: fallback, CacheBehaviors: behaviours } = config;

const groupOf = ({ TargetOriginId }: Behaviour) =>
  config.OriginGroups.Items.find(({ Id }) => Id === TargetOriginId);
const originBy = (id: string) => config.Origins.find(({ Id }) => Id === id)!;
/** The bucket, for files kept in buckets. */
const originOf = (behaviour: Behaviour) =>
  originBy(groupOf(behaviour)?.Members.Items[0]!.OriginId ?? behaviour.TargetOriginId);

function targetOf(behaviour: Behaviour): EdgeTarget {
  if (/WorkerHeaders/.test(behaviour.ResponseHeadersPolicyId.Ref)) return 'worker';
  const domain = resolveText(site.resources, originOf(behaviour).DomainName);
  if (domain.includes('execute-api')) return groupOf(behaviour) ? 'home' : 'api';
  return /^mediapublic/i.test(domain) ? 'media' : 'web';
}

describe('paths', () => {
  it('have the same order and targets in CloudFront', () => {
    expect(
      behaviours.map((each) => ({ pattern: each.PathPattern, target: targetOf(each) })),
    ).toEqual(edgeBehaviours);
    expect(targetOf(fallback)).toBe('web');
  });

  it('are served over TLS only; pages redirect, API calls do not', () => {
    for (const { PathPattern, ViewerProtocolPolicy } of [fallback, ...behaviours]) {
      const isForPrograms = PathPattern === '/api/*';
      expect(ViewerProtocolPolicy).toBe(isForPrograms ? 'https-only' : 'redirect-to-https');
    }
  });

  it('accept POST only for the API', () => {
    for (const each of [fallback, ...behaviours]) {
      expect(each.AllowedMethods.includes('POST')).toBe(targetOf(each) === 'api');
    }
  });
});

describe('objects', () => {
  const run = (behaviour: Behaviour, uri: string) => {
    const [id] = behaviour.FunctionAssociations![0]!.FunctionARN['Fn::GetAtt'];
    const code = site.resources[id]!.Properties['FunctionCode'] as string;
    const event = { request: { method: 'GET', uri, headers: {} } };
    const response = vm.runInNewContext(`${code}; handler(event)`, { event }) as { uri: string };
    return response.uri;
  };

  it.each(objectsOfStubBuild)(
    "CloudFront's function finds for %s the object %s",
    (path, object) => {
      expect(run(fallback, path)).toBe(object);
    },
  );

  it('of the media bucket are named without /media', () => {
    const media = behaviours.find((each) => targetOf(each) === 'media')!;
    expect(run(media, '/media/articles/a/cover.avif')).toBe('/articles/a/cover.avif');
  });

  it('are read through an access control, and API responses are not modified', () => {
    for (const each of [fallback, ...behaviours]) {
      const target = targetOf(each);
      const isBucket = target !== 'api' && target !== 'home';
      expect(originOf(each).OriginAccessControlId !== undefined).toBe(isBucket);
      expect(each.FunctionAssociations !== undefined).toBe(target !== 'api');
    }
  });

  it('that are missing from the bucket come from the API, which gets the Accept header of the client', () => {
    for (const each of [fallback, ...behaviours]) {
      const group = groupOf(each);
      expect(group !== undefined).toBe(targetOf(each) !== 'api');
      if (!group || targetOf(each) === 'home') continue;
      expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404]);
      const second = originBy(group.Members.Items[1]!.OriginId);
      expect(resolveText(site.resources, second.DomainName)).toContain('execute-api');
      expect(second.OriginPath).toBe(goneFolder);
      const { Properties } = site.resources[each.OriginRequestPolicyId!.Ref]!;
      expect(Properties['OriginRequestPolicyConfig']).toMatchObject({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept'] },
      });
    }
  });

  it('of pages are never shown in place of an error', () => {
    const responses = config.CustomErrorResponses;
    expect(responses.find(({ ErrorCode }) => ErrorCode === 404)).toEqual({
      ErrorCode: 404,
      ErrorCachingMinTTL: 0,
    });
    expect(responses.filter(({ ResponseCode }) => ResponseCode !== undefined)).toEqual([]);
    expect(responses.filter(({ ErrorCachingMinTTL }) => ErrorCachingMinTTL !== 0)).toEqual([]);
  });
});

describe('headers', () => {
  const origin = 'https://outcrop-prod-private-123456789012-eu-west-2.s3.eu-west-2.amazonaws.com';

  function headersOf({ ResponseHeadersPolicyId }: Behaviour): Record<string, string> {
    const { Properties } = site.resources[ResponseHeadersPolicyId.Ref]!;
    const policy = resolveValue(site.resources, Properties['ResponseHeadersPolicyConfig']) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
    const security = policy.SecurityHeadersConfig;
    const hsts = security['StrictTransportSecurity']!;
    return {
      'content-security-policy': security['ContentSecurityPolicy']![
        'ContentSecurityPolicy'
      ] as string,
      'strict-transport-security': `max-age=${String(hsts['AccessControlMaxAgeSec'])}; includeSubDomains`,
      'x-content-type-options': security['ContentTypeOptions'] ? 'nosniff' : '',
      'x-frame-options': security['FrameOptions']!['FrameOption'] as string,
      'referrer-policy': security['ReferrerPolicy']!['ReferrerPolicy'] as string,
      ...Object.fromEntries(
        policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]),
      ),
    };
  }

  function resourcePolicyOf({ ResponseHeadersPolicyId }: Behaviour) {
    const { Properties } = site.resources[ResponseHeadersPolicyId.Ref]!;
    const policy = Properties['ResponseHeadersPolicyConfig'] as {
      CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
    };
    const { Items } = policy.CustomHeadersConfig;
    return Items.find(({ Header }) => Header === 'cross-origin-resource-policy')!;
  }

  it('are those of the policy on every response of the edge', () => {
    for (const each of [fallback, ...behaviours]) {
      expect(headersOf(each)).toMatchObject(securityHeaders(origin, targetOf(each)));
    }
  });

  it('let other sites load public files; the API decides for its own responses', () => {
    for (const each of [fallback, ...behaviours]) {
      const { Value, Override } = resourcePolicyOf(each);
      const target = targetOf(each);
      expect([Value, Override]).toEqual([resourcePolicy[target], target !== 'api']);
    }
  });

  it('say how long media may be kept', () => {
    const media = behaviours.find((each) => targetOf(each) === 'media')!;
    expect(headersOf(media)['cache-control']).toBe('public, max-age=86400');
    expect(headersOf(fallback)['cache-control']).toBeUndefined();
  });

  it('of the deployed files say the same', () => {
    const deployments = resourcesOfType(site, 'Custom::CDKBucketDeployment').map(
      ([, { Properties }]) => [
        (Properties['SystemMetadata'] as Record<string, string>)['cache-control'],
        Properties['Exclude'],
        Properties['Include'],
        Properties['Prune'],
      ],
    );
    expect(deployments).toEqual([
      [cacheControlFor('/assets/x.js'), ['*'], ['assets/*'], false],
      [cacheControlFor('/robots.txt'), ['assets/*', '*.html'], undefined, true],
      [cacheControlFor('/index.html'), ['*'], ['*.html'], true],
      // The release of Core is in the private bucket, where no cache sees it.
      [undefined, undefined, undefined, false],
    ]);
  });
});

describe('the API behind the edge', () => {
  const api = behaviours.find((each) => targetOf(each) === 'api')!;
  const [edgeHeader] = originOf(api).OriginCustomHeaders!;

  it("takes the viewer's address only from the edge", () => {
    const key = resolveText(site.resources, edgeHeader!.HeaderValue);
    const event = (headers: Record<string, string>) =>
      ({ headers, requestContext: { http: { sourceIp: '70.132.0.9' } } }) as never;
    const claimed = { 'cloudfront-viewer-address': '198.51.100.7:4711' };
    expect(edgeHeader!.HeaderName).toBe(edgeKeyHeader);
    expect(viewerIp(event({ ...claimed, [edgeKeyHeader]: key }), key)).toBe('198.51.100.7');
    expect(viewerIp(event({ ...claimed, [edgeKeyHeader]: 'guess' }), key)).toBe('70.132.0.9');
    expect(viewerIp(event(claimed), key)).toBe('70.132.0.9');
  });

  it('gets the headers that it needs, and its responses are cached as they say, separately for each token', () => {
    const { Properties } = site.resources[api.OriginRequestPolicyId!.Ref]!;
    expect(Properties).toMatchObject({
      OriginRequestPolicyConfig: {
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: expect.arrayContaining([
            'Accept',
            'CloudFront-Viewer-Address',
            'Stripe-Signature',
          ]),
        },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
    const { Ref } = api.CachePolicyId as { Ref: string };
    expect(site.resources[Ref]!.Properties).toMatchObject({
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          HeadersConfig: { Headers: ['Authorization', 'Origin'] },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      },
    });
  });
});
