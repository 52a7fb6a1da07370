import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { TableName } from '#shared/constants/table-name.ts';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { FilePrefix, FunctionPlan } from '../function-permissions.ts';
import type { SecretName } from '../secret-parameters.ts';
import { modelStatements } from './model-statements.ts';

/** The resources of a stage that functions may access. */
export interface Resources {
  tables: Readonly<Partial<Record<TableName, ITable>>>;
  pool: IUserPool;
  buckets: Readonly<Record<'public' | 'private', IBucket>>;
  sendingArns: string[];
  senderArns: string[];
  distributionArn: string;
  /** Names of the secure parameters. */
  secretParameters: Readonly<Record<SecretName, string>>;
  /** The provider of the assistant's replies. */
  provider: AssistantConfig['provider'];
}

/** Converts the plan of one function to IAM statements that name every action and every resource. */
export function policyStatements(plan: FunctionPlan, resources: Resources): iam.PolicyStatement[] {
  return [
    ...tableStatements(plan, resources),
    ...allow('Accounts', prefixed('cognito-idp', plan.cognito), [resources.pool.userPoolArn]),
    ...fileStatements(plan, resources),
    ...allow('Edge', plan.mayInvalidateCache && ['cloudfront:CreateInvalidation'], [
      resources.distributionArn,
    ]),
    ...allow('Mail', plan.maySendMail && ['ses:SendEmail'], resources.sendingArns),
    ...allow('Sender', plan.mayReadSender && ['ses:GetEmailIdentity'], resources.senderArns),
    ...(plan.mayCallModel ? modelStatements(resources.provider) : []),
    ...secretStatements(plan, resources),
  ];
}

function secretStatements(plan: FunctionPlan, { secretParameters, provider }: Resources) {
  const names: SecretName[] = [...(plan.secrets ?? [])];
  if (plan.mayCallModel && provider.kind === 'openai-compatible') names.push('ASSISTANT_API_KEY');
  const arns = names.map((name) => parameterArn(secretParameters[name]));
  return arns.length > 0 ? allow('Secrets', ['ssm:GetParameter'], arns) : [];
}

function tableStatements({ tables }: FunctionPlan, resources: Resources): iam.PolicyStatement[] {
  return Object.entries(tables).flatMap(([resource, actions]) => {
    const [table, ...index] = resource.split('/');
    const tableArn = resources.tables[table as TableName]!.tableArn;
    return allow(`Table${camelCase(resource)}`, prefixed('dynamodb', actions), [
      [tableArn, ...index].join('/'),
    ]);
  });
}

function fileStatements({ files = {} }: FunctionPlan, { buckets }: Resources) {
  return Object.entries(files).flatMap(([place, actions]) => {
    const { bucket, pattern } = objectPattern(place as FilePrefix);
    return allow(`Files${camelCase(place)}`, prefixed('s3', actions), [
      buckets[bucket].arnForObjects(pattern),
    ]);
  });
}

/** Splits a prefix into bucket and key pattern: `private/articles/` → `private`, `articles/*`. */
export function objectPattern(place: FilePrefix): {
  bucket: 'public' | 'private';
  pattern: string;
} {
  const slash = place.indexOf('/');
  return {
    bucket: place.slice(0, slash) as 'public' | 'private',
    pattern: `${place.slice(slash + 1)}*`,
  };
}

function camelCase(text: string): string {
  return text
    .replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '');
}

function allow(sid: string, actions: string[] | undefined, arns: string[]): iam.PolicyStatement[] {
  return actions ? [new iam.PolicyStatement({ sid, actions, resources: arns })] : [];
}

function prefixed(service: string, actions: readonly string[] | undefined): string[] | undefined {
  return actions?.map((action) => `${service}:${action}`);
}

function parameterArn(name: string): string {
  return `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${name}`;
}
