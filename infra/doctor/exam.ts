import type { Stack } from '@aws-sdk/client-cloudformation';
import type { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type Stripe from 'stripe';
import type { Plan } from '../preflight/check.ts';
import type { Problem } from '../preflight/problem.ts';

/** Everything that the doctor needs to examine a stage; tests replace it. */
export interface Exam extends Plan {
  /** The stage's stack; undefined until it is deployed. */
  stack: Stack | undefined;
  cloudWatch: CloudWatchClient;
  cognito: CognitoIdentityProviderClient;
  dynamodb: DynamoDBClient;
  stripeSettings: Partial<Stripe.StripeConfig>;
  dns: {
    resolveCname: (name: string) => Promise<string[]>;
    resolve4: (name: string) => Promise<string[]>;
    resolveTxt: (name: string) => Promise<string[][]>;
  };
  fetch: typeof fetch;
  /** The version of this repository. */
  version: string;
}

export interface DoctorCheck {
  name: string;
  /** Returns what to report if the check passes; undefined if there is nothing to examine. */
  okText: (exam: Exam) => string | undefined;
  run: (exam: Exam) => Promise<Problem | undefined> | Problem | undefined;
}

/** Returns DNS records; none if there is no such record. */
export async function records<T>(response: Promise<T[]>): Promise<T[]> {
  try {
    return await response;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
