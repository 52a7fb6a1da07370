import { Duration, Validations } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Creates a queue for events that failed permanently. It keeps them for two weeks; the first one raises an alarm. */
export function createDeadLetterQueue(scope: Construct, id: string, queueName: string): sqs.Queue {
  const queue = new sqs.Queue(scope, id, {
    queueName,
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  const reason =
    'This is itself a dead-letter queue: only a person handles its messages (docs/runbook.md).';
  Validations.of(queue).acknowledge(
    { id: 'AwsSolutions-SQS3', reason },
    { id: 'Serverless-SQSRedrivePolicy', reason },
  );
  return queue;
}
