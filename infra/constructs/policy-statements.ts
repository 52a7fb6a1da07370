import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { TableName } from '../../shared/constants/table-name.ts';
import type { FunctionPlan } from '../function-plan.ts';
import type { SecretName } from '../secret-parameters.ts';

/** The things of a stage that functions are given rights on. */
export interface Resources {
  tables: Readonly<Record<TableName, ITable>>;
  pool: IUserPool;
  privateBucket: IBucket;
  sendingArns: string[];
  /** Names of the secure parameters. */
  secretParameters: Readonly<Record<SecretName, string>>;
}

/** The plan of one function as IAM statements; every action and every resource is named. */
export function policyStatements(plan: FunctionPlan, resources: Resources): iam.PolicyStatement[] {
  return [
    ...tableStatements(plan, resources),
    ...allow('Accounts', prefixed('cognito-idp', plan.cognito), [resources.pool.userPoolArn]),
    ...allow(
      'Downloads',
      plan.readsPrivateFiles && ['s3:GetObject'],
      (plan.readsPrivateFiles ?? []).map((prefix) =>
        resources.privateBucket.arnForObjects(`${prefix}*`),
      ),
    ),
    ...allow('Mail', plan.sendsMail && ['ses:SendEmail'], resources.sendingArns),
    ...allow(
      'Secrets',
      plan.secrets && ['ssm:GetParameter'],
      (plan.secrets ?? []).map((name) => parameterArn(resources.secretParameters[name])),
    ),
  ];
}

function tableStatements({ tables }: FunctionPlan, resources: Resources): iam.PolicyStatement[] {
  return Object.entries(tables).flatMap(([resource, actions]) => {
    const [table, ...index] = resource.split('/');
    const tableArn = resources.tables[table as TableName].tableArn;
    const sid = resource.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
    return allow(`Table${sid}`, prefixed('dynamodb', actions), [[tableArn, ...index].join('/')]);
  });
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
