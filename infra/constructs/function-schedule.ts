import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { createDeadLetterQueue } from './dead-letters.ts';

export interface FunctionScheduleProps {
  prefix: string;
  /** The function's name in its plan. */
  name: string;
  function: lambda.Function;
  everyMinutes: number;
  description: string;
}

/**
 * Runs a function every few minutes. A failed event is kept for inspection and retried little, because the next run
 * does the same work. EventBridge may start a run twice, or before the last one has ended.
 */
export class FunctionSchedule extends Construct {
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, id: string, props: FunctionScheduleProps) {
    super(scope, id);
    const { prefix, name, everyMinutes } = props;
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters', `${prefix}-${name}-failed`);
    const retries = { maxEventAge: Duration.minutes(everyMinutes), retryAttempts: 1 };
    props.function.configureAsyncInvoke({
      ...retries,
      onFailure: new SqsDestination(this.deadLetters),
    });
    new events.Rule(this, `Every${everyMinutes}Minutes`, {
      ruleName: `${prefix}-${name}`,
      description: props.description,
      schedule: events.Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [
        new LambdaFunction(props.function, { ...retries, deadLetterQueue: this.deadLetters }),
      ],
    });
  }
}
