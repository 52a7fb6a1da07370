import type { StackPlan } from '../stack-plan.ts';
import { localSettings } from '../stack-settings.ts';
import type { Assembly } from './assemble.ts';
import { readCors, readRoutes, readThrottle } from './read-api.ts';
import type { EdgePlan } from '../edge/edge-plan.ts';
import { readBuckets } from './read-buckets.ts';
import { readMailReports } from './read-mail-reports.ts';
import {
  readSchedules,
  readStreams,
  readTokenTrigger,
  readUploads,
  type Reading,
} from './read-events.ts';
import { readEdge } from './read-edge.ts';
import { readFunctions, type TemplateFunction } from './read-functions.ts';
import { readTables } from './read-tables.ts';
import { createResolver, type StackContext } from './resolver.ts';
import { resourcesOfType, type Resources } from './template.ts';

/** The account of the local servers. */
export const localAccount = '000000000000';

export interface LocalPlace {
  siteUrl: string;
  edgeKey: string;
  userPoolId: string;
  userPoolClientId: string;
}

export interface TemplatePlan {
  plan: StackPlan;
  edge(s3Url: string): EdgePlan;
  functions: readonly TemplateFunction[];
}

/** Reads everything in a template that the local stack emulates. */
export function readTemplate({ template, assets }: Assembly, place: LocalPlace): TemplatePlan {
  const { Resources: resources } = template;
  const resolver = createResolver(resources, localContext(resources, place));
  const prefix = localSettings.tablePrefix;
  const functions = readFunctions(resources, resolver, assets, prefix);
  const reading: Reading = { resources, resolver, prefix, functions };
  const timeouts = new Map(functions.map((each) => [each.group, each.timeoutSeconds]));
  const beforeTokens = readTokenTrigger(reading);
  return {
    functions,
    edge: (s3Url) => readEdge(reading, s3Url),
    plan: {
      tables: readTables(resources, resolver),
      buckets: readBuckets(reading),
      senders: resourcesOfType(resources, 'AWS::SES::EmailIdentity').map(([id]) =>
        resolver.nameOf(id),
      ),
      routes: readRoutes(reading),
      timeoutSeconds: (group) => timeouts.get(group) ?? 1,
      streams: readStreams(reading),
      uploads: readUploads(reading),
      mailReports: readMailReports(reading),
      schedules: readSchedules(reading),
      cors: readCors(reading),
      throttle: readThrottle(reading),
      ...(beforeTokens && { beforeTokens }),
    },
  };
}

/** Returns the local servers' values for names and ids that CloudFormation generates on AWS. */
function localContext(resources: Resources, place: LocalPlace): StackContext {
  const { region, tablePrefix, publicBucket, privateBucket, distributionId } = localSettings;
  const siteHost = new URL(place.siteUrl).host;
  const publicId = publicBucketId(resources);
  return {
    account: localAccount,
    region,
    stackId: `arn:aws:cloudformation:${region}:${localAccount}:stack/${tablePrefix}/${place.edgeKey}`,
    siteHost,
    ids: {
      'AWS::CloudFront::Distribution': distributionId,
      'AWS::Cognito::UserPool': place.userPoolId,
      'AWS::Cognito::UserPoolClient': place.userPoolClientId,
      ...(publicId && { [publicId]: publicBucket }),
    },
    renamed: [
      [`${tablePrefix}-private-${localAccount}-${region}`, privateBucket],
      [`https://${siteHost}`, place.siteUrl],
    ],
  };
}

/** Returns the logical id of the bucket that functions use for public files. */
function publicBucketId(resources: Resources): string | undefined {
  for (const [, { Properties }] of resourcesOfType(resources, 'AWS::Lambda::Function')) {
    const { Variables = {} } = (Properties['Environment'] ?? {}) as {
      Variables?: Record<string, { Ref?: string } | undefined>;
    };
    const id = Variables['PUBLIC_BUCKET']?.Ref;
    if (id) return id;
  }
  return undefined;
}
