import { Aws, Duration } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { incomingPrefix } from '#shared/constants/bucket-prefixes.ts';
import { createDeadLetterQueue } from './dead-letters.ts';

export interface FileIntakeProps {
  prefix: string;
  bucket: s3.Bucket;
  /**
   * The function that processes uploads. It must reference the bucket by name only, because the bucket depends on it.
   */
  media: lambda.Function;
  /** Whether new objects are reported to EventBridge, which GuardDuty needs. */
  reportsToEventBridge: boolean;
}

/**
 * Runs the media function for every uploaded file. A failed run is retried twice, after one and two minutes; then the
 * event goes to a queue, and the sweep informs the administrator.
 */
export class FileIntake extends Construct {
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, id: string, props: FileIntakeProps) {
    super(scope, id);
    const { prefix, bucket, media, reportsToEventBridge } = props;
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters', `${prefix}-media-failed`);
    media.configureAsyncInvoke({
      maxEventAge: Duration.hours(1),
      retryAttempts: 2,
      onFailure: new SqsDestination(this.deadLetters),
    });
    const mayInvoke = new lambda.CfnPermission(this, 'MayInvoke', {
      action: 'lambda:InvokeFunction',
      functionName: media.functionArn,
      principal: 's3.amazonaws.com',
      sourceAccount: Aws.ACCOUNT_ID,
      sourceArn: `arn:${Aws.PARTITION}:s3:::${prefix}-private-${Aws.ACCOUNT_ID}-${Aws.REGION}`,
    });
    // Declared on the bucket itself: CDK's construct would add a function that may change the notifications of any
    // bucket.
    const cfnBucket = bucket.node.defaultChild as s3.CfnBucket;
    cfnBucket.notificationConfiguration = {
      ...(reportsToEventBridge && { eventBridgeConfiguration: { eventBridgeEnabled: true } }),
      lambdaConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          function: media.functionArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: incomingPrefix }] } },
        },
      ],
    };
    cfnBucket.addResourceDependency(mayInvoke);
  }
}
