import { DescribeStacksCommand, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { GetParametersCommand } from '@aws-sdk/client-ssm';
import { mockClient } from 'aws-sdk-client-mock';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { Exam } from '#infra/doctor/exam.ts';
import { examine } from '#infra/doctor/examine.ts';
import { readSecrets } from '#infra/preflight/secrets-check.ts';
import { describeStack } from '#infra/preflight/stack-check.ts';
import { connectEndpoint } from '#infra/webhook/connect-endpoint.ts';
import { aws, callerOf, healAccount, planOf } from './healthy-account.ts';
import type { OpenStripe } from './open-stripe.ts';
import { stripeAt } from './open-stripe.ts';

const region = 'eu-west-2';
const clients = {
  cloudWatch: new CloudWatchClient({ region }),
  cognito: new CognitoIdentityProviderClient({ region }),
  dynamodb: new DynamoDBClient({ region }),
};
export const more = {
  cloudWatch: mockClient(clients.cloudWatch),
  cognito: mockClient(clients.cognito),
  dynamodb: mockClient(clients.dynamodb),
};

export const stageKey = 'sk_live_abc0123456789';
const siteAddress = 'https://shop.outcrop.shop';
export const webhookAddress = `${siteAddress}/api/stripe/webhook`;
const settings = {
  domainName: 'shop.outcrop.shop',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  alarmEmail: 'ops@outcrop.shop',
};

export const stack = {
  StackName: 'outcrop-prod',
  CreationTime: new Date(),
  StackStatus: 'UPDATE_COMPLETE' as const,
  DriftInformation: { StackDriftStatus: 'IN_SYNC' as const },
  Outputs: Object.entries({
    SiteAddress: siteAddress,
    WebhookAddress: webhookAddress,
    DistributionDomain: 'd111.cloudfront.net',
    UserPoolId: 'eu-west-2_AbC',
    UserPoolClientId: 'client',
    Version: '0.1.0',
  }).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
};
export const certificate = {
  Status: 'ISSUED',
  DomainName: 'outcrop.shop',
  SubjectAlternativeNames: ['*.outcrop.shop'],
  NotAfter: Date.now() / 1000 + 200 * 86_400,
};
export const alarm = {
  AlarmName: 'outcrop-prod-api-5xx',
  ActionsEnabled: true,
  AlarmActions: ['arn:aws:sns:eu-west-2:123456789012:outcrop-prod-alarms'],
  StateValue: 'OK' as const,
};
const tokens = 'arn:aws:lambda:eu-west-2:123456789012:function:outcrop-prod-tokens';
export const pool = {
  DeletionProtection: 'ACTIVE' as const,
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: tokens, LambdaVersion: 'V2_0' as const } },
};
export const flows = ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] as const;
export const identity = {
  VerifiedForSendingStatus: true,
  DkimAttributes: { Status: 'SUCCESS' as const, SigningEnabled: true, Tokens: ['token'] },
};

/** The responses that a fault changes. */
export interface Answers {
  config: Record<string, unknown>;
  account: string;
  executions: number;
  certificate: typeof certificate & { DomainValidationOptions?: object[] };
  subscription: string;
  txt: Record<string, string[]>;
  cname: string[];
  version: string;
  /** Returns the response of `/api/health`. */
  health: () => Response;
  /** Returns the webhook's status; `isSigned`: the event carries a signature of the stored secret. */
  webhook: (isSigned: boolean) => number;
}

export interface Planted {
  answers: Answers;
  /** Stripe, with the stage's key. */
  stripe: Stripe;
  /** Changes the endpoint at Stripe as somebody could in its dashboard. */
  changeEndpoint: (change: Stripe.WebhookEndpointUpdateParams) => Promise<void>;
}

/** A deployed stage without a fault, whose endpoint at Stripe was made by connect-stripe. */
export async function healthyStage(bench: OpenStripe) {
  healAccount();
  for (const each of Object.values(more)) each.reset();
  const answers: Answers = {
    config: {},
    account: '123456789012',
    executions: 1000,
    certificate,
    subscription: 'arn:aws:sns:eu-west-2:123456789012:outcrop-prod-alarms:1',
    txt: { '_dmarc.outcrop.shop': ['v=DMARC1; p=none'] },
    cname: ['d111.cloudfront.net'],
    version: '0.1.0',
    health: () => Response.json({ status: 'ok' }),
    webhook: (isSigned) => (isSigned ? 200 : 400),
  };
  let signing = '';
  await connectEndpoint(
    {
      stripe: stripeAt(bench.server.url, stageKey),
      url: webhookAddress,
      stored: () => Promise.resolve(undefined),
      store: (secret) => Promise.resolve(void (signing = secret)),
      settle: () => Promise.resolve(),
    },
    { rotate: false },
  );
  secrets({ 'stripe-secret-key': stageKey, 'stripe-webhook-secret': signing });
  aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
  const resources = [
    ['AWS::SES::EmailIdentity', 'outcrop.shop'],
    ['AWS::CloudWatch::Alarm', alarm.AlarmName],
  ].map(([ResourceType, PhysicalResourceId]) => ({
    LogicalResourceId: 'id',
    ResourceType,
    PhysicalResourceId,
    ResourceStatus: 'CREATE_COMPLETE' as const,
    LastUpdatedTimestamp: new Date(),
  }));
  aws.cloudFormation.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: resources });
  aws.ses.on(GetEmailIdentityCommand).resolves(identity);
  aws.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true });
  more.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [alarm] });
  more.cognito.on(DescribeUserPoolCommand).resolves({ UserPool: pool });
  more.cognito
    .on(DescribeUserPoolClientCommand)
    .resolves({ UserPoolClient: { ExplicitAuthFlows: [...flows] } });
  recovery('ENABLED');
  return answers;
}

export function secrets(values: Record<string, string>): void {
  aws.ssm.on(GetParametersCommand).resolves({
    Parameters: Object.entries(values).map(([name, Value]) => ({
      Name: `/outcrop/prod/${name}`,
      Value,
    })),
  });
}

export function recovery(PointInTimeRecoveryStatus: 'ENABLED' | 'DISABLED', TableName?: string) {
  more.dynamodb
    .on(DescribeContinuousBackupsCommand, TableName === undefined ? undefined : { TableName })
    .resolves({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus },
      },
    });
}

/** Examines the stage as the command does. */
export async function lines(bench: OpenStripe, answers: Answers, deployed = true) {
  const ask: Exam['aws']['ask'] = (service) =>
    Promise.resolve(
      {
        sts: callerOf(answers.account),
        lambda: JSON.stringify({ AccountLimit: { ConcurrentExecutions: answers.executions } }),
        acm: JSON.stringify({ Certificate: answers.certificate }),
        logs: '',
        sns: `<member><Endpoint>ops@outcrop.shop</Endpoint><SubscriptionArn>${answers.subscription}</SubscriptionArn></member>`,
      }[service],
    );
  const plan = planOf({ ...settings, ...answers.config }, { ask });
  const described = deployed ? await describeStack(plan) : undefined;
  const nothing = () => Promise.reject(Object.assign(new Error(), { code: 'ENODATA' }));
  const { STRIPE_WEBHOOK_SECRET: secret } = await readSecrets(plan);
  return examine({
    ...plan,
    ...clients,
    stack: described,
    stripeSettings: { host: '127.0.0.1', port: new URL(bench.server.url).port, protocol: 'http' },
    dns: {
      resolveCname: () => Promise.resolve(answers.cname),
      resolve4: () => Promise.resolve([]),
      resolveTxt: (name) =>
        answers.txt[name] ? Promise.resolve(answers.txt[name].map((text) => [text])) : nothing(),
    },
    fetch: async (url, init) => {
      expect(init!.signal, 'a timeout').toBeInstanceOf(AbortSignal);
      if (url === `${siteAddress}/api/health`) return answers.health();
      expect(url).toBe(webhookAddress);
      const signature = (init!.headers as Record<string, string>)['stripe-signature']!;
      const isSigned = await stripeAt(bench.server.url, stageKey)
        .webhooks.constructEventAsync(init!.body as string, signature, secret!)
        .then(
          () => true,
          () => false,
        );
      return new Response(undefined, { status: answers.webhook(isSigned) });
    },
    version: answers.version,
  });
}

/** Expects exactly one line with a problem, which names the fault and its remedy. */
export async function expectLine(
  bench: OpenStripe,
  answers: Answers,
  says: string,
  next: string,
): Promise<void> {
  const found = await lines(bench, answers);
  const wrong = found.filter(({ state }) => state !== 'passed' && state !== 'skipped');
  expect(wrong.map((line) => line.says)).toEqual([expect.stringContaining(says)]);
  expect(wrong[0]!.next).toContain(next);
}
