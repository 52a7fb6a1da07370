import {
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  type ResourceStatus,
  type StackEvent,
} from '@aws-sdk/client-cloudformation';
import { GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { GetParametersCommand } from '@aws-sdk/client-ssm';
import { beforeEach, describe, expect, it } from 'vitest';
import { explainFailure } from '#infra/preflight/explain-failure.ts';
import { checkDeployment, problemText } from '#infra/preflight/preflight.ts';
import { aws, brief, expectOnly, healAccount, named, planOf } from '../support/healthy-account.ts';

beforeEach(healAccount);

describe('the stack', () => {
  it.each([
    ['ROLLBACK_FAILED', 'delete-stack'],
    ['UPDATE_ROLLBACK_FAILED', 'continue-update-rollback'],
    ['UPDATE_IN_PROGRESS', 'describe-stacks'],
  ] as const)('cannot be deployed at %s', async (StackStatus, command) => {
    const stack = { StackName: 'outcrop-prod', CreationTime: new Date(), StackStatus };
    aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
    await expectOnly(planOf(), 'stop', StackStatus, command);
  });

  it.each(['CREATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'ROLLBACK_COMPLETE'] as const)(
    'can be deployed at %s',
    async (StackStatus) => {
      const stack = { StackName: 'outcrop-prod', CreationTime: new Date(), StackStatus };
      aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
      expect(await brief(planOf())).toEqual([]);
    },
  );
});

describe('the sender', () => {
  const known = (VerifiedForSendingStatus: boolean) =>
    aws.ses
      .on(GetEmailIdentityCommand, { EmailIdentity: 'outcrop.shop' })
      .resolves({ VerifiedForSendingStatus });

  it('belongs to another stage already', async () => {
    known(true);
    await expectOnly(planOf(), 'stop', 'already has outcrop.shop', '"senderIdentity": "existing"');
    expect(await brief(planOf({ senderIdentity: 'existing' }))).toEqual([]);
  });

  it('belongs to this stage, and waits for its DNS records', async () => {
    const StackResourceSummaries = [
      {
        LogicalResourceId: 'EmailIdentity',
        ResourceType: 'AWS::SES::EmailIdentity',
        PhysicalResourceId: 'outcrop.shop',
        ResourceStatus: 'CREATE_COMPLETE' as const,
        LastUpdatedTimestamp: new Date(),
      },
    ];
    aws.cloudFormation.on(ListStackResourcesCommand).resolves({ StackResourceSummaries });
    known(true);
    expect(await brief(planOf())).toEqual([]);
    known(false);
    await expectOnly(
      planOf(),
      'note',
      'you have not proved that it is yours',
      'DkimAttributes.Tokens',
    );
  });

  it('should already exist, but does not', async () => {
    const plan = planOf({ senderIdentity: 'existing' });
    await expectOnly(plan, 'stop', 'has neither outcrop.shop', 'create-email-identity');
  });
});

describe('the secrets', () => {
  const stored = (key?: string, webhook?: string) =>
    aws.ssm.on(GetParametersCommand).resolves({
      Parameters: [
        ...(key ? [{ Name: '/outcrop/prod/stripe-secret-key', Value: key }] : []),
        ...(webhook ? [{ Name: '/outcrop/prod/stripe-webhook-secret', Value: webhook }] : []),
      ],
    });
  const command = 'npm run put-secrets -- --stage prod';

  it('are not stored yet', async () => {
    stored();
    await expectOnly(planOf(), 'note', 'People can register, but not buy', command);
    stored('sk_live_abc');
    await expectOnly(planOf(), 'note', 'webhook is not stored yet', command);
    stored('sk_live_abc', 'whsec_abc');
    const plan = { ...planOf(), provider: 'openai-compatible' as const };
    await expectOnly(plan, 'note', "assistant's model is not stored", command);
  });

  it.each([
    ['sk_test_abc', true],
    ['rk_live_abc', false],
  ])('are of the wrong mode: %s with liveMode %s', async (key, liveMode) => {
    stored(key, 'whsec_abc');
    await expectOnly(planOf({ liveMode }), 'stop', 'A stored secret is wrong', command);
    expect(problemText(await checkDeployment(planOf({ liveMode })))).not.toContain(key);
  });

  it('are for test payments, in the stage that sells', async () => {
    stored('sk_test_abc', 'whsec_abc');
    await expectOnly(planOf({ liveMode: false }), 'note', 'only test payments', '"liveMode": true');
  });
});

describe('a failed deployment', () => {
  const since = new Date('2026-11-24T10:00:00Z');
  const event = (ResourceStatus: ResourceStatus, minute: number): StackEvent => ({
    StackId: 'id',
    EventId: 'event',
    StackName: 'outcrop-prod',
    Timestamp: new Date(Date.UTC(2026, 10, 24, 10, minute)),
    ResourceStatus,
  });
  const failed = (ResourceStatusReason: string, type = 'AWS::CloudFront::Distribution') => ({
    ...event('CREATE_FAILED', 5),
    ResourceType: type,
    ResourceStatusReason,
  });
  const failing = (...given: Parameters<typeof failed>) =>
    aws.cloudFormation.on(DescribeStackEventsCommand).resolves({ StackEvents: [failed(...given)] });

  it.each([
    [
      "Access denied for operation 'AWS::CloudFront::Distribution: Your account must be verified before you can add new CloudFront resources. To verify your account, please contact AWS Support'",
      'not opened CloudFront for this account',
      'https://console.aws.amazon.com/support',
    ],
    [
      'One or more of the CNAMEs you provided are already associated with a different resource.',
      'already uses this domain',
      'list-distributions',
    ],
    [
      "Specified ReservedConcurrentExecutions for function decreases account's UnreservedConcurrentExecution below its minimum value of [10].",
      'quota',
      'L-B99A9384',
    ],
    ['outcrop-prod-users already exists in stack', 'left something behind', 'npx cdk import'],
  ])('because %s', async (reason, says, next) => {
    failing(reason);
    const [problem, ...more] = await explainFailure(planOf(), since);
    expect(more).toEqual([]);
    expect(problem!.says).toContain(says);
    expect(problem!.next).toContain(next);
  });

  it('caused by the sender is not mistaken for one caused by a table', async () => {
    failing(
      "Resource of type 'AWS::SES::EmailIdentity' with identifier 'outcrop.shop' already exists.",
      'AWS::SES::EmailIdentity',
    );
    expect(await explainFailure(planOf(), since)).toMatchObject([
      { next: expect.stringContaining('"existing"') as string },
    ]);
  });

  it('is explained even if the rollback has written pages of events since', async () => {
    const rollback = Array.from({ length: 100 }, () => event('DELETE_COMPLETE', 9));
    aws.cloudFormation
      .on(DescribeStackEventsCommand)
      .resolves({ StackEvents: rollback, NextToken: '2' })
      .on(DescribeStackEventsCommand, { NextToken: '2' })
      .resolves({ StackEvents: rollback, NextToken: '3' })
      .on(DescribeStackEventsCommand, { NextToken: '3' })
      .resolves({
        StackEvents: [
          failed('Your account must be verified before you can add new CloudFront resources.'),
        ],
      });
    expect(await explainFailure(planOf(), since)).toMatchObject([
      { next: expect.stringContaining('npm run deploy again') as string },
    ]);
  });

  it('is not explained by an older one', async () => {
    failing('Your account must be verified before you can add new CloudFront resources.');
    expect(await explainFailure(planOf(), new Date('2026-11-24T11:00:00Z'))).toEqual([]);
  });

  it('has no events without a stack', async () => {
    const error = named('ValidationError', 'Stack [outcrop-prod] does not exist');
    aws.cloudFormation.on(DescribeStackEventsCommand).rejects(error);
    expect(await explainFailure(planOf(), since)).toEqual([]);
  });

  it('is not explained if its events cannot be read, and says so', async () => {
    aws.cloudFormation
      .on(DescribeStackEventsCommand)
      .resolves({ StackEvents: [failed('outcrop-prod-users already exists')], NextToken: '2' })
      .on(DescribeStackEventsCommand, { NextToken: '2' })
      .rejects(named('AccessDenied', 'not authorized'));
    const [problem, unread] = await explainFailure(planOf(), since);
    expect(problem!.says).toContain('left something behind');
    expect(unread!.says).toBe(
      "The stack's list of events could not be checked. AccessDenied: not authorized",
    );
  });
});
