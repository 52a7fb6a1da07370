import vm from 'node:vm';
import type { EdgeTarget } from '../../edge-policy.ts';
import { edgeKeyHeader } from '../../edge-policy.ts';
import type { EdgePlan, EdgeRule } from '../edge/edge-plan.ts';
import { localSettings } from '../stack-settings.ts';
import type { Reading } from './read-events.ts';
import { readForwarding, type Policies } from './read-forwarding.ts';
import { readResponseHeaders } from './read-response-headers.ts';
import { resourcesOfType } from './template.ts';

interface Behaviour extends Policies {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  Compress?: boolean;
  ResponseHeadersPolicyId?: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}

interface Origin {
  Id: string;
  DomainName: unknown;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
}

interface Distribution {
  CacheBehaviors?: Behaviour[];
  DefaultCacheBehavior: Behaviour;
  Origins: Origin[];
  OriginGroups?: { Items: OriginGroup[] };
  CustomErrorResponses?: { ErrorCode: number; ErrorCachingMinTTL?: number }[];
}

interface OriginGroup {
  Id: string;
  Members: { Items: { OriginId: string }[] };
  FailoverCriteria?: { StatusCodes: { Items: number[] } };
}

/** Statuses that CloudFront caches for ten seconds by default ("HTTP 4xx and 5xx status codes"). */
const cachedErrors = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];
const errorDefaultSeconds = 10;

/** Reads the behaviours of the distribution, in their order, with the functions and headers of each. */
export function readEdge(reading: Reading, s3Url: string): EdgePlan {
  const { resources, resolver } = reading;
  const [found] = resourcesOfType(resources, 'AWS::CloudFront::Distribution');
  if (!found) throw new Error('The template has no distribution.');
  const distribution = found[1].Properties['DistributionConfig'] as Distribution;
  const ruleOf = (behaviour: Behaviour): EdgeRule => ({
    target: targetOf(distribution, behaviour, reading),
    methods: behaviour.AllowedMethods ?? ['GET', 'HEAD'],
    forwarding: readForwarding(reading, behaviour),
    compress: behaviour.Compress ?? false,
    failover: groupOf(distribution, behaviour)?.FailoverCriteria?.StatusCodes.Items ?? [],
    errorSeconds: (status) => errorSecondsOf(distribution, status),
    objectOf: viewerFunction(reading, behaviour),
    ...readResponseHeaders(reading, behaviour.ResponseHeadersPolicyId?.Ref, s3Url),
  });
  const rules = (distribution.CacheBehaviors ?? []).map((behaviour) => ({
    matches: patternOf(behaviour.PathPattern!),
    rule: ruleOf(behaviour),
  }));
  const otherwise = ruleOf(distribution.DefaultCacheBehavior);
  const keyHeader = distribution.Origins.flatMap(
    ({ OriginCustomHeaders = [] }) => OriginCustomHeaders,
  ).find(({ HeaderName }) => HeaderName === edgeKeyHeader);
  return {
    edgeKey: keyHeader && resolver.text(keyHeader.HeaderValue),
    ruleFor: (path) => rules.find(({ matches }) => matches.test(path))?.rule ?? otherwise,
  };
}

/** Converts a CloudFront pattern: case-sensitive, `*` for any run of characters, `?` for one. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`);
}

/**
 * Returns the target of an origin: the API, the bucket of public files, or that of the web build. The home page has a
 * group of two origins, the API before a bucket.
 */
function targetOf(
  distribution: Distribution,
  behaviour: Behaviour,
  { resolver }: Reading,
): EdgeTarget {
  const group = groupOf(distribution, behaviour);
  const originId = group?.Members.Items[0]?.OriginId ?? behaviour.TargetOriginId;
  const { DomainName } = distribution.Origins.find(({ Id }) => Id === originId)!;
  const bucket = (DomainName as { 'Fn::GetAtt'?: [string, string] })['Fn::GetAtt']?.[0];
  if (!bucket) return group ? 'home' : 'api';
  return resolver.nameOf(bucket) === localSettings.publicBucket ? 'media' : 'web';
}

function groupOf({ OriginGroups }: Distribution, { TargetOriginId }: Behaviour) {
  return OriginGroups?.Items.find(({ Id }) => Id === TargetOriginId);
}

function errorSecondsOf({ CustomErrorResponses = [] }: Distribution, status: number): number {
  const told = CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === status);
  return told?.ErrorCachingMinTTL ?? (cachedErrors.includes(status) ? errorDefaultSeconds : 0);
}

/** Runs the CloudFront Function of a behaviour on a path. */
function viewerFunction(
  { resources }: Reading,
  { FunctionAssociations = [] }: Behaviour,
): (path: string) => string {
  const association = FunctionAssociations.find(({ EventType }) => EventType === 'viewer-request');
  if (!association) return (path) => path;
  const [id] = association.FunctionARN['Fn::GetAtt'];
  const code = resources[id]?.Properties['FunctionCode'];
  if (typeof code !== 'string') throw new Error(`The template has no ${id}.`);
  const run = new vm.Script(`${code};handler`).runInNewContext() as (event: {
    request: { uri: string };
  }) => { uri: string };
  return (path) => run({ request: { uri: path } }).uri;
}
