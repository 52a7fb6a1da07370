import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as ses from 'aws-cdk-lib/aws-ses';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { createDeadLetterQueue } from './dead-letters.ts';

export interface MailEventsProps {
  prefix: string;
  configurationSet: ses.ConfigurationSet;
  bounces: lambda.Function;
}

/** Runs the function `bounces` for SES's reports about this stage's emails. SES supports only the default event bus. */
export class MailEvents extends Construct {
  readonly deadLetters: sqs.Queue;

  constructor(scope: Construct, id: string, props: MailEventsProps) {
    super(scope, id);
    const { prefix, configurationSet, bounces } = props;
    this.deadLetters = createDeadLetterQueue(this, 'DeadLetters', `${prefix}-bounces-failed`);
    const retries = { maxEventAge: Duration.hours(6), retryAttempts: 2 };
    bounces.configureAsyncInvoke({ ...retries, onFailure: new SqsDestination(this.deadLetters) });
    const bus = events.EventBus.fromEventBusName(this, 'Bus', 'default');
    configurationSet.addEventDestination('Reports', {
      destination: ses.EventDestination.eventBus(bus),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    });
    new events.Rule(this, 'Reports', {
      ruleName: `${prefix}-bounces`,
      description: 'Emails of this stage that bounced or were reported as spam.',
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [prefix] } } },
      },
      targets: [new LambdaFunction(bounces, { ...retries, deadLetterQueue: this.deadLetters })],
    });
  }
}
