import { Stack, Validations } from 'aws-cdk-lib';
import * as budgets from 'aws-cdk-lib/aws-budgets';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { accountWideName } from '../account-wide-name.ts';
import { planAlarms, type Watched } from './alarms.ts';

export interface MonitoringProps extends Watched {
  prefix: string;
  alarmEmail?: string;
  monthlyBudgetUsd?: number;
}

/** Alarms sent to a topic with the operator's email, and a budget. docs/runbook.md explains each alarm. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const topic = new sns.Topic(this, 'Alarms', {
      topicName: `${props.prefix}-alarms`,
      enforceSSL: true,
    });
    allowPublishing(topic);
    if (props.alarmEmail) subscribe(topic, props.alarmEmail);
    for (const plan of planAlarms(props)) {
      const { name, metric, threshold, periods, description } = plan;
      new cloudwatch.Alarm(this, name, {
        alarmName: `${props.prefix}-${name}`,
        alarmDescription: description,
        metric,
        threshold,
        evaluationPeriods: periods,
        comparisonOperator:
          plan.is === 'below'
            ? cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD
            : cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: plan.treatMissingDataAsBreaching
          ? cloudwatch.TreatMissingData.BREACHING
          : cloudwatch.TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));
    }
    if (props.monthlyBudgetUsd) createBudget(this, topic, props);
  }
}

/**
 * Allows alarms and budgets of this account to publish. `enforceSSL` gives the topic a policy of its own, which removes
 * the default permission for the account's services (SNS Developer Guide, "Example cases for Amazon SNS access
 * control"; AWS Budgets, "Creating an Amazon SNS topic for budget notifications").
 */
function allowPublishing(topic: sns.Topic): void {
  topic.addToResourcePolicy(
    new iam.PolicyStatement({
      sid: 'AlarmsAndBudgets',
      principals: [
        new iam.ServicePrincipal('cloudwatch.amazonaws.com'),
        new iam.ServicePrincipal('budgets.amazonaws.com'),
      ],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(topic).account } },
    }),
  );
}

function subscribe(topic: sns.Topic, email: string): void {
  const subscription = topic.addSubscription(new EmailSubscription(email));
  Validations.of(subscription).acknowledge({
    id: 'Serverless-SNSRedrivePolicy',
    reason:
      'SNS retries email itself, and an alarm that was not delivered is still visible in CloudWatch; a queue of undelivered alarms would itself need an alarm.',
  });
}

/** Creates a budget that warns when the month's costs are forecast to exceed the amount, and when they do. */
function createBudget(scope: Construct, topic: sns.ITopic, props: MonitoringProps): void {
  const { monthlyBudgetUsd: amount, prefix } = props;
  new budgets.CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: accountWideName(prefix),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: amount!, unit: 'USD' },
    },
    notificationsWithSubscribers: ['FORECASTED', 'ACTUAL'].map((notificationType) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  });
}
