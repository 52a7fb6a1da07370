import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { GetParameterCommand, GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { mockClient } from 'aws-sdk-client-mock';
import { expect } from 'vitest';
import type { Plan } from '#infra/preflight/check.ts';
import { checkDeployment } from '#infra/preflight/preflight.ts';
import { parseStageConfig } from '#infra/stage-config.ts';

const region = 'eu-west-2';
const [cloudFormation, ses, ssm] = [CloudFormationClient, SESv2Client, SSMClient].map(
  (Client) => new Client({ region }),
) as [CloudFormationClient, SESv2Client, SSMClient];
export const aws = {
  cloudFormation: mockClient(cloudFormation),
  ses: mockClient(ses),
  ssm: mockClient(ssm),
};
const settings = { account: '123456789012', region, senderEmail: 'hello@outcrop.shop' };
const identities = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
export const named = (name: string, message = '') => Object.assign(new Error(message), { name });
const noStack = named('ValidationError', 'Stack with id outcrop-prod does not exist');

export const callerOf = (account: string) => `<Arn/><Account>${account}</Account>`;

/** A correctly set-up AWS account, except for what a test changes. */
export function planOf(
  planted: Record<string, unknown> = {},
  asked: Partial<Plan['aws']> = {},
): Plan {
  return {
    config: parseStageConfig({ ...settings, liveMode: true, ...planted }),
    region,
    provider: 'built-in',
    environment: {},
    aws: {
      credentials: () => Promise.resolve(identities),
      ask: (service) =>
        Promise.resolve(
          service === 'sts'
            ? callerOf('123456789012')
            : '{"AccountLimit":{"ConcurrentExecutions":1000}}',
        ),
      cloudFormation,
      ses,
      ssm,
      ...asked,
    },
  };
}

/** The responses of an account that lacks nothing and has no stage yet. */
export function healAccount(): void {
  for (const each of Object.values(aws)) each.reset();
  aws.ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '25' } });
  aws.ssm.on(GetParametersCommand).resolves({
    Parameters: [
      { Name: '/outcrop/prod/stripe-secret-key', Value: 'sk_live_abc' },
      { Name: '/outcrop/prod/stripe-webhook-secret', Value: 'whsec_abc' },
    ],
  });
  aws.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: true });
  aws.ses
    .on(GetEmailIdentityCommand)
    .rejects(new NotFoundException({ message: '', $metadata: {} }));
  aws.cloudFormation.on(DescribeStacksCommand).rejects(noStack);
  aws.cloudFormation.on(ListStackResourcesCommand).rejects(noStack);
}

export const brief = async (plan: Plan) =>
  (await checkDeployment(plan)).map(({ severity, says, next }) =>
    [severity, says, next].join(' | '),
  );

export async function expectOnly(
  plan: Plan,
  severity: 'stop' | 'note',
  says: string,
  next: string,
) {
  const found = await brief(plan);
  expect(found).toEqual([expect.stringContaining(says)]);
  expect(found[0]!.startsWith(severity)).toBe(true);
  expect(found[0]).toContain(next);
}
