import { Duration, Validations } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { createDeadLetterQueue } from './dead-letters.ts';
import type { FunctionGroup } from './function-group.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface TableStreamProps {
  /** The name of the event source mapping and the policy. */
  name: string;
  group: FunctionGroup;
  table: dynamodb.ITable;
  deadLetterName: string;
  /** The changes for which the function is run. */
  filter: Record<string, unknown>;
  batchSize: number;
  /** How long changes are collected before the function runs; by default, not at all. */
  gatherFor?: Duration;
}

/** Runs a function for changes of a table. Permanently failed events go to a queue that raises an alarm. */
export class TableStream extends Construct {
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, id: string, props: TableStreamProps) {
    super(scope, id);
    const { group, table, name } = props;
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters', props.deadLetterName);
    const mayRead = allowReading(this, `Read${name}`, group.role, table);
    const mapping = new lambda.EventSourceMapping(this, name, {
      target: group.function,
      eventSourceArn: table.tableStreamArn!,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      batchSize: props.batchSize,
      maxBatchingWindow: props.gatherFor,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(1),
      filters: [lambda.FilterCriteria.filter(props.filter)],
      onFailure: new SqsDlq(this.deadLetters),
    });
    mapping.node.addDependency(mayRead);
  }
}

/**
 * Grants the permissions that Lambda needs to poll a stream; CDK's own grant would allow ListStreams on all resources.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
function allowReading(
  scope: Construct,
  id: string,
  role: iam.Role,
  table: dynamodb.ITable,
): iam.Policy {
  const policy = new iam.Policy(scope, id, {
    roles: [role],
    statements: [
      new iam.PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [table.tableStreamArn!],
      }),
      new iam.PolicyStatement({
        actions: ['dynamodb:ListStreams'],
        resources: [`${table.tableArn}/stream/*`],
      }),
    ],
  });
  Validations.of(policy).acknowledge({
    id: wildcardFinding(scope, `${table.tableArn}/stream/*`),
    reason:
      'ListStreams applies to all streams of a table; this is the only table whose stream the function reads.',
  });
  return policy;
}
