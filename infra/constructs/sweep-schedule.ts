import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { createDeadLetterQueue } from './dead-letters.ts';

/**
 * Runs the sweep every five minutes. A run that fails or cannot start is kept for a person to see, but not repeated
 * for long: the next one does the same work.
 */
export class SweepSchedule extends Construct {
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, id: string, props: { prefix: string; sweep: lambda.Function }) {
    super(scope, id);
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters', `${props.prefix}-sweep-failed`);
    const patience = { maxEventAge: Duration.minutes(5), retryAttempts: 1 };
    props.sweep.configureAsyncInvoke({
      ...patience,
      onFailure: new SqsDestination(this.deadLetters),
    });
    new events.Rule(this, 'Every5Minutes', {
      ruleName: `${props.prefix}-sweep`,
      description: 'Settles orders and mails whose event never came.',
      schedule: events.Schedule.rate(Duration.minutes(5)),
      targets: [
        new LambdaFunction(props.sweep, { ...patience, deadLetterQueue: this.deadLetters }),
      ],
    });
  }
}
