import type { StackPlan } from '../stack-plan.ts';
import { matchesFilter } from './matches-filter.ts';
import { groupOf, type TemplateFunction } from './read-functions.ts';
import type { Resolver } from './resolver.ts';
import { isAllowed, matches } from './statements.ts';
import { resourcesOfType, type Resources } from './template.ts';

export interface Reading {
  resources: Resources;
  resolver: Resolver;
  /** The prefix of the names of functions. */
  prefix: string;
  functions: readonly TemplateFunction[];
}

/**
 * Whether the policy of a function allows an AWS service to run it.
 * @param source the ARN for which the service runs it; only for API Gateway, because the sources of others are not
 * emulated
 */
export function mayRun(
  { resources, resolver, prefix }: Reading,
  service: string,
  group: string,
  source?: string,
) {
  return resourcesOfType(resources, 'AWS::Lambda::Permission').some(
    ([, { Properties }]) =>
      Properties['Principal'] === service &&
      Properties['Action'] === 'lambda:InvokeFunction' &&
      groupOf(resolver.text(Properties['FunctionName']), prefix) === group &&
      (source === undefined || matches(resolver.text(Properties['SourceArn']), source, '')),
  );
}

interface MappingProperties {
  EventSourceArn: { 'Fn::GetAtt': [string, string] };
  FunctionName: unknown;
  Enabled?: boolean;
  FilterCriteria?: { Filters: { Pattern: string }[] };
}

/** Reads the table streams that run functions. A function's role must be allowed to read its stream. */
export function readStreams(reading: Reading): StackPlan['streams'] {
  const { resources, resolver, prefix, functions } = reading;
  return resourcesOfType(resources, 'AWS::Lambda::EventSourceMapping').flatMap(
    ([, { Properties }]) => {
      const mapping = Properties as unknown as MappingProperties;
      const [tableId] = mapping.EventSourceArn['Fn::GetAtt'];
      const group = groupOf(resolver.text(mapping.FunctionName), prefix);
      const statements = functions.find((each) => each.group === group)?.role.statements ?? [];
      const stream = resolver.text(mapping.EventSourceArn);
      const { StreamViewType: view } = (resources[tableId]?.Properties['StreamSpecification'] ??
        {}) as { StreamViewType?: string };
      const hasNewImages = view === 'NEW_IMAGE' || view === 'NEW_AND_OLD_IMAGES';
      const mayRead = ['DescribeStream', 'GetRecords', 'GetShardIterator'].every((action) =>
        isAllowed(statements, `dynamodb:${action}`, stream),
      );
      if (!hasNewImages || !mayRead || mapping.Enabled === false) return [];
      const patterns = (mapping.FilterCriteria?.Filters ?? []).map(
        ({ Pattern }) => JSON.parse(Pattern) as object,
      );
      const accepts = (record: object) =>
        patterns.length === 0 || patterns.some((pattern) => matchesFilter(pattern, record));
      return [{ table: resolver.nameOf(tableId), group, accepts }];
    },
  );
}

interface Notification {
  Event: string;
  Function: unknown;
  Filter?: { S3Key: { Rules: { Name: string; Value: string }[] } };
}

/** Reads the functions that buckets notify of new objects. */
export function readUploads(reading: Reading): StackPlan['uploads'] {
  const { resources, resolver } = reading;
  return resourcesOfType(resources, 'AWS::S3::Bucket').flatMap(([id, { Properties }]) => {
    const { LambdaConfigurations = [] } = (Properties['NotificationConfiguration'] ?? {}) as {
      LambdaConfigurations?: Notification[];
    };
    return LambdaConfigurations.flatMap(({ Event, Function: to, Filter }) => {
      const group = groupOf(resolver.text(to), reading.prefix);
      if (!Event.startsWith('s3:ObjectCreated:')) return [];
      if (!mayRun(reading, 's3.amazonaws.com', group)) return [];
      const rule = (name: string) =>
        Filter?.S3Key.Rules.find(({ Name }) => Name === name)?.Value ?? '';
      const [prefix, suffix] = [rule('prefix'), rule('suffix')];
      return [{ bucket: resolver.nameOf(id), group, prefix, suffix }];
    });
  });
}

const secondsOf = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Reads the intervals of functions that run on a schedule. */
export function readSchedules(reading: Reading): StackPlan['schedules'] {
  const { resources, resolver, prefix } = reading;
  const rules = resourcesOfType(resources, 'AWS::Events::Rule').flatMap(([, { Properties }]) => {
    // A rule with a pattern is not a schedule: see read-mail-reports.ts.
    if (Properties['EventPattern']) return [];
    const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(
      String(Properties['ScheduleExpression']),
    );
    if (Properties['State'] !== 'ENABLED') return [];
    if (!rate) throw new Error(`Unknown schedule: ${String(Properties['ScheduleExpression'])}`);
    const seconds = Number(rate[1]) * secondsOf[rate[2] as keyof typeof secondsOf];
    return (Properties['Targets'] as { Arn: unknown }[])
      .map(({ Arn }) => groupOf(resolver.text(Arn), prefix))
      .filter((group) => mayRun(reading, 'events.amazonaws.com', group))
      .map((group) => [group, seconds] as const);
  });
  return Object.fromEntries(rules);
}

/** Reads the function that the user pool calls before it issues tokens, and whether it lets the pool run it. */
export function readTokenTrigger(reading: Reading): StackPlan['beforeTokens'] {
  const [pool] = resourcesOfType(reading.resources, 'AWS::Cognito::UserPool');
  const config = (pool?.[1].Properties['LambdaConfig'] ?? {}) as {
    PreTokenGenerationConfig?: { LambdaArn: unknown };
  };
  const arn = config.PreTokenGenerationConfig?.LambdaArn;
  if (!arn) return undefined;
  const group = groupOf(reading.resolver.text(arn), reading.prefix);
  return { group, ...(!mayRun(reading, 'cognito-idp.amazonaws.com', group) && { refused: true }) };
}
