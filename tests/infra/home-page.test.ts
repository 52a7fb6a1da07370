import vm from 'node:vm';
import { expect, it } from 'vitest';
import { edgeKeyHeader, homeFailures, homeKeptSeconds } from '#infra/edge-policy.ts';
import { homePage } from '#shared/constants/home-page.ts';
import { propertiesOfOnly, synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite();

interface Behaviour {
  PathPattern: string;
  TargetOriginId: string;
  CachePolicyId: { Ref: string };
  FunctionAssociations: { FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}
interface Origin {
  Id: string;
  DomainName: unknown;
  OriginCustomHeaders?: { HeaderName: string }[];
  OriginAccessControlId?: unknown;
}
interface DistributionConfig {
  CacheBehaviors: Behaviour[];
  Origins: Origin[];
  OriginGroups: {
    Items: {
      Id: string;
      FailoverCriteria: { StatusCodes: { Items: number[] } };
      Members: { Items: { OriginId: string }[] };
    }[];
  };
}

const config = propertiesOfOnly(site, 'AWS::CloudFront::Distribution')[
  'DistributionConfig'
] as DistributionConfig;
const home = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/')!;

it('the edge requests the home page under its name in the build', () => {
  const [id] = home.FunctionAssociations[0]!.FunctionARN['Fn::GetAtt'];
  const code = site.resources[id]!.Properties['FunctionCode'] as string;
  const event = { request: { method: 'GET', uri: '/', headers: {} } };
  expect(vm.runInNewContext(`${code}; handler(event)`, { event })).toHaveProperty('uri', homePage);
});

it('the edge requests the home page from the API, and from the web build if that fails', () => {
  const group = config.OriginGroups.Items.find(({ Id }) => Id === home.TargetOriginId)!;
  expect(group.FailoverCriteria.StatusCodes.Items).toEqual(homeFailures);
  const [api, web] = group.Members.Items.map(({ OriginId }) =>
    config.Origins.find(({ Id }) => Id === OriginId),
  );
  expect(api!.OriginCustomHeaders![0]!.HeaderName).toBe(edgeKeyHeader);
  expect(JSON.stringify(web!.DomainName)).toContain('WebHostingWeb');
  expect(web!.OriginAccessControlId).toBeDefined();
});

it('the edge caches one home page for everybody, and the fallback no longer than that', () => {
  const { Properties } = site.resources[home.CachePolicyId.Ref]!;
  expect(Properties['CachePolicyConfig']).toMatchObject({
    MaxTTL: homeKeptSeconds,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    },
  });
});
