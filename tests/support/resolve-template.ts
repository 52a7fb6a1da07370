import { createResolver, type StackContext } from '#infra/local/from-template/resolver.ts';
import type { Resource } from './synthesize-site.ts';

type Resources = Record<string, Resource>;

const account = '123456789012';
const region = 'eu-west-2';

/** A made-up account, region and ids. */
const context: StackContext = {
  account,
  region,
  stackId: `arn:aws:cloudformation:${region}:${account}:stack/outcrop-prod/5f3a9c1e-0b7d-4a52-9e11-2d8c6b40f7aa`,
  siteHost: 'd111111abcdef8.cloudfront.net',
  ids: { 'AWS::CloudFront::Distribution': 'EDFDVBD6EXAMPLE' },
};

export const resolverOf = (resources: Resources) => createResolver(resources, context);

/** Returns the value that CloudFormation computes for a template's value. */
export function resolveValue(resources: Resources, value: unknown): unknown {
  return resolverOf(resources).value(value);
}

export function resolveText(resources: Resources, value: unknown): string {
  return resolverOf(resources).text(value);
}
