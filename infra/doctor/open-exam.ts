import dns from 'node:dns/promises';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { planFor } from '../preflight/plan-for.ts';
import { describeStack } from '../preflight/stack-check.ts';
import { readVersion } from '../read-version.ts';
import { stackExists } from '../stack-exists.ts';
import type { StageConfig } from '../stage-config.ts';
import type { Exam } from './exam.ts';

export async function openExam(config: StageConfig): Promise<Exam> {
  const plan = planFor(config);
  const settings = { region: plan.region, maxAttempts: 2 };
  // Fails without credentials, which the check of the account reports.
  const stack = await describeStack(plan).catch(() => undefined);
  return {
    ...plan,
    stack: stackExists(stack?.StackStatus) ? stack : undefined,
    cloudWatch: new CloudWatchClient(settings),
    cognito: new CognitoIdentityProviderClient(settings),
    dynamodb: new DynamoDBClient(settings),
    stripeSettings: {},
    dns,
    fetch,
    version: readVersion(),
  };
}
