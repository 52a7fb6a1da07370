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

/** Runs the mail function for each new row of the outbox table. What it gives up on, the sweep tries again. */
export class MailDelivery extends Construct {
  readonly deadLetters: sqs.Queue;

  constructor(
    scope: Construct,
    id: string,
    props: { prefix: string; group: FunctionGroup; outbox: dynamodb.ITable },
  ) {
    super(scope, id);
    const { group, outbox } = props;
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters', `${props.prefix}-mail-failed`);
    const mayRead = allowReading(this, group.role, outbox);
    const mapping = new lambda.EventSourceMapping(this, 'Outbox', {
      target: group.function,
      eventSourceArn: outbox.tableStreamArn!,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(1),
      filters: [lambda.FilterCriteria.filter({ eventName: lambda.FilterRule.isEqual('INSERT') })],
      onFailure: new SqsDlq(this.deadLetters),
    });
    mapping.node.addDependency(mayRead);
  }
}

/**
 * The rights that Lambda needs to poll a stream, of which CDK's grant would give ListStreams on everything.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html
 */
function allowReading(scope: Construct, role: iam.Role, outbox: dynamodb.ITable): iam.Policy {
  const policy = new iam.Policy(scope, 'ReadOutbox', {
    roles: [role],
    statements: [
      new iam.PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [outbox.tableStreamArn!],
      }),
      new iam.PolicyStatement({
        actions: ['dynamodb:ListStreams'],
        resources: [`${outbox.tableArn}/stream/*`],
      }),
    ],
  });
  Validations.of(policy).acknowledge({
    id: wildcardFinding(outbox, '/stream/*'),
    reason:
      'ListStreams is asked of a table’s streams as a whole; this is the one table with a stream.',
  });
  return policy;
}
