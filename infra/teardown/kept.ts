import {
  paginateListStackResources,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation';
import * as z from 'zod';

/** The resources of a stage that are retained when its stack is deleted. */
export const keptSchema = z.object({
  stack: z.string(),
  tables: z.array(z.string()),
  buckets: z.array(z.string()),
  pools: z.array(z.string()),
  logGroups: z.array(z.string()),
  /** SES identities. They are never removed: other stages of the account may send from them. */
  senders: z.array(z.string()),
});

export type Kept = z.output<typeof keptSchema>;

const types = {
  'AWS::DynamoDB::Table': 'tables',
  'AWS::S3::Bucket': 'buckets',
  'AWS::Cognito::UserPool': 'pools',
  'AWS::Logs::LogGroup': 'logGroups',
  'AWS::SES::EmailIdentity': 'senders',
} as const;

/**
 * Reads from the stack which resources it retains. Call it before the stack is deleted: the names are unknown
 * afterwards.
 */
export async function listKept(client: CloudFormationClient, StackName: string): Promise<Kept> {
  const kept: Kept = {
    stack: StackName,
    tables: [],
    buckets: [],
    pools: [],
    logGroups: [],
    senders: [],
  };
  for await (const page of paginateListStackResources({ client }, { StackName })) {
    for (const { ResourceType, PhysicalResourceId } of page.StackResourceSummaries ?? []) {
      const kind = types[ResourceType as keyof typeof types];
      if (kind && PhysicalResourceId) kept[kind].push(PhysicalResourceId);
    }
  }
  return kept;
}

/** Describes for a person what a teardown removes. */
export function keptText({ stack, tables, buckets, pools, logGroups, senders }: Kept): string {
  const list = (name: string, names: readonly string[]) => names.map((each) => `  ${name} ${each}`);
  return [
    `Removed for good:`,
    `  stack ${stack}`,
    ...list('table', tables),
    ...list('bucket', buckets),
    ...list('user pool', pools),
    ...list('log group', logGroups),
    '  the secrets of the stage in SSM',
    ...(senders.length > 0
      ? ['Kept, since other stages may use it:', ...list('sender', senders)]
      : []),
  ].join('\n');
}
