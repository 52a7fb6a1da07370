import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import {
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeContinuousBackupsCommand } from '@aws-sdk/client-dynamodb';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, ParameterNotFound } from '@aws-sdk/client-ssm';
import { aws, named } from './healthy-account.ts';
import {
  alarm,
  certificate,
  flows,
  identity,
  more,
  pool,
  recovery,
  stack,
} from './healthy-stage.ts';
import { siteFaults } from './site-faults.ts';
import { webhookFaults, type DoctorFault } from './webhook-faults.ts';

/** A deployment without the option leaves a resource alone whose template has not changed. */
const revert = 'npm run deploy -- -c stage=prod --revert-drift';
const notThere = new ParameterNotFound({ message: '', $metadata: {} });
const alarms = (change: object) =>
  more.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [{ ...alarm, ...change }] });
const stackWith = (change: object) =>
  aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ ...stack, ...change }] });
const client = (...ExplicitAuthFlows: string[]) =>
  more.cognito
    .on(DescribeUserPoolClientCommand)
    .resolves({ UserPoolClient: { ExplicitAuthFlows } as object });
const poolWith = (change: object) =>
  more.cognito.on(DescribeUserPoolCommand).resolves({ UserPool: { ...pool, ...change } });
const accountAtSes = (account: object) => aws.ses.on(GetAccountCommand).resolves(account);
const identityWith = (change: object) =>
  aws.ses.on(GetEmailIdentityCommand).resolves({ ...identity, ...change });

export const doctorFaults: readonly DoctorFault[] = [
  [
    'credentials of another account',
    ({ answers }) => (answers.account = '999999999999'),
    'these credentials belong to 999999999999',
    'AWS_PROFILE=',
  ],
  [
    'no region in the settings',
    ({ answers }) => (answers.config = { region: undefined }),
    'in which AWS region',
    '"region"',
  ],
  [
    'an account that is not bootstrapped',
    () => aws.ssm.on(GetParameterCommand).rejects(notThere),
    'not bootstrapped for CDK',
    'npx cdk bootstrap aws://123456789012/eu-west-2',
  ],
  [
    'a quota of 10',
    ({ answers }) => (answers.executions = 10),
    'run 10 functions',
    '--quota-code L-B99A9384',
  ],
  [
    'a certificate that waits for DNS',
    ({ answers }) =>
      (answers.certificate = {
        ...certificate,
        Status: 'PENDING_VALIDATION',
        DomainValidationOptions: [{ ResourceRecord: { Name: '_a.shop', Value: '_b.acm' } }],
      }),
    'is waiting for its DNS record',
    '_a.shop CNAME _b.acm',
  ],
  [
    'a certificate of another host',
    ({ answers }) => (answers.certificate = { ...certificate, SubjectAlternativeNames: [] }),
    'is for outcrop.shop, not for shop.outcrop.shop',
    'aws acm request-certificate --domain-name shop.outcrop.shop',
  ],
  [
    'a certificate that was not renewed',
    ({ answers }) =>
      (answers.certificate = { ...certificate, NotAfter: Date.now() / 1000 + 5.5 * 86_400 }),
    'expires in 5 days',
    'aws acm describe-certificate',
  ],
  [
    "SES's sandbox",
    () => accountAtSes({ ProductionAccessEnabled: false }),
    'sandbox',
    'put-account-details --production-access-enabled',
  ],
  [
    'an account under review for bounces',
    () => accountAtSes({ ProductionAccessEnabled: true, EnforcementStatus: 'PROBATION' }),
    'under review: too many emails bounce',
    'list-suppressed-destinations',
  ],
  [
    'a sender that is not proved',
    () => identityWith({ VerifiedForSendingStatus: false }),
    'you have not proved that it is yours',
    'DkimAttributes.Tokens',
  ],
  [
    'DKIM without its records',
    () => identityWith({ DkimAttributes: { Status: 'FAILED', Tokens: ['abc'] } }),
    'not signed with DKIM (FAILED)',
    'abc._domainkey.outcrop.shop CNAME abc.dkim.amazonses.com',
  ],
  [
    'no DMARC record',
    ({ answers }) => (answers.txt = {}),
    'has no DMARC record',
    '_dmarc.outcrop.shop TXT',
  ],
  [
    'two DMARC records',
    ({ answers }) =>
      (answers.txt = { '_dmarc.outcrop.shop': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }),
    '_dmarc.outcrop.shop has 2 DMARC records',
    'all but one of these from the DNS: "v=DMARC1; p=none", "v=DMARC1; p=reject"',
  ],
  [
    'a MAIL FROM domain without SPF',
    () =>
      identityWith({
        MailFromAttributes: {
          MailFromDomain: 'bounce.outcrop.shop',
          MailFromDomainStatus: 'FAILED',
          BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
        },
      }),
    'does not name Amazon SES',
    'include:amazonses.com',
  ],
  [
    'a stack that is stuck',
    () => stackWith({ StackStatus: 'UPDATE_ROLLBACK_FAILED' }),
    'UPDATE_ROLLBACK_FAILED',
    'continue-update-rollback',
  ],
  [
    'a resource changed by hand',
    () => stackWith({ DriftInformation: { StackDriftStatus: 'DRIFTED' } }),
    'changed or deleted outside CloudFormation',
    revert,
  ],
  ...siteFaults,
  ...webhookFaults,
  [
    'a pool that may be deleted',
    () => poolWith({ DeletionProtection: 'INACTIVE' }),
    'not protected against deletion',
    revert,
  ],
  [
    'a pool without its trigger',
    () => poolWith({ LambdaConfig: {} }),
    'does not call the function "tokens"',
    revert,
  ],
  [
    'a pool with the trigger of another stage',
    () =>
      poolWith({
        LambdaConfig: {
          PreTokenGenerationConfig: {
            LambdaArn: 'arn:aws:lambda:eu-west-2:123456789012:function:outcrop-test-tokens',
          },
        },
      }),
    'does not call the function "tokens"',
    revert,
  ],
  [
    'a pool in which anyone can make an account',
    () => poolWith({ AdminCreateUserConfig: { AllowAdminCreateUserOnly: false } }),
    'Anyone can create accounts in Cognito',
    revert,
  ],
  ['a client without refresh', () => client(flows[0]), 'lacks ALLOW_REFRESH', revert],
  [
    'a client with a public password flow',
    () => client(...flows, 'ALLOW_USER_PASSWORD_AUTH'),
    'allows ALLOW_USER_PASSWORD_AUTH',
    revert,
  ],
  [
    'a table without recovery',
    () => recovery('DISABLED', 'outcrop-prod-orders'),
    'is off for outcrop-prod-orders: damage to them could not be undone',
    'update-continuous-backups --table-name outcrop-prod-orders',
  ],
  [
    'a table that is gone',
    () =>
      more.dynamodb
        .on(DescribeContinuousBackupsCommand, { TableName: 'outcrop-prod-users' })
        .rejects(named('TableNotFoundException')),
    'tables are missing: outcrop-prod-users',
    'Restore data',
  ],
  [
    'a deleted alarm',
    () => more.cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [] }),
    'have been deleted: outcrop-prod-api-5xx',
    revert,
  ],
  [
    'an alarm that is switched off',
    () => alarms({ ActionsEnabled: false }),
    'switched off: outcrop-prod-api-5xx',
    'enable-alarm-actions --alarm-names outcrop-prod-api-5xx',
  ],
  [
    'an alarm that tells the operator of another stage',
    () => alarms({ AlarmActions: ['arn:aws:sns:eu-west-2:123456789012:outcrop-test-alarms'] }),
    'outcrop-prod-api-5xx does not notify the topic of this stage',
    revert,
  ],
  [
    'an alarm that has gone off',
    () => alarms({ StateValue: 'ALARM' }),
    'These alarms have gone off: outcrop-prod-api-5xx',
    'docs/runbook.md',
  ],
  [
    'a subscription that was not confirmed',
    ({ answers }) => (answers.subscription = 'PendingConfirmation'),
    'has not confirmed',
    'Open the link',
  ],
  [
    'no one to alarm',
    ({ answers }) => (answers.config = { alarmEmail: undefined }),
    'Nobody is notified of alarms',
    '"alarmEmail"',
  ],
];
