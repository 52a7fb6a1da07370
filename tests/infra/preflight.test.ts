import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, ParameterNotFound } from '@aws-sdk/client-ssm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runChecks, type Plan } from '#infra/preflight/check.ts';
import { checkPlace } from '#infra/preflight/preflight.ts';
import {
  aws,
  brief,
  callerOf,
  expectOnly,
  healAccount,
  named,
  planOf,
} from '../support/healthy-account.ts';

beforeEach(healAccount);

it('finds no problem if everything is right', async () => {
  expect(await brief(planOf())).toEqual([]);
});

describe('a problem of the settings', () => {
  it.each(['a@outcrop.test', 'a@shop.example', 'a@mail.example.org', 'a@host.invalid'])(
    'is a sender that no mail server accepts: %s',
    async (senderEmail) => {
      await expectOnly(planOf({ senderEmail }), 'stop', senderEmail, '"senderEmail"');
    },
  );

  it('is a missing region; the region of the terminal is suggested', async () => {
    const plan = { ...planOf({ region: undefined }), environment: { AWS_REGION: 'eu-north-1' } };
    await expectOnly(plan, 'stop', 'in which AWS region', '"region": "eu-north-1"');
  });

  it('is a terminal set to another region', async () => {
    const plan = { ...planOf(), environment: { AWS_DEFAULT_REGION: 'us-east-1' } };
    await expectOnly(
      plan,
      'stop',
      'AWS_DEFAULT_REGION says us-east-1',
      'export AWS_DEFAULT_REGION=eu-west-2',
    );
  });
});

describe('the caller', () => {
  const refusing = (error: Error) => planOf({}, { credentials: () => Promise.reject(error) });

  it('has no credentials', async () => {
    const plan = refusing(named('CredentialsProviderError', 'from any providers'));
    await expectOnly(plan, 'stop', 'no AWS credentials', 'aws configure sso');
  });

  it('has a sign-in that has expired', async () => {
    await expectOnly(refusing(named('TokenProviderError')), 'stop', 'expired', 'aws sso login');
    const ask = () => Promise.reject(named('ExpiredToken'));
    await expectOnly(planOf({}, { ask }), 'stop', 'expired', 'aws sso login');
  });

  it('is unknown to AWS', async () => {
    const ask = () => Promise.reject(named('InvalidClientTokenId'));
    await expectOnly(planOf({}, { ask }), 'stop', 'does not recognise these', 'aws configure');
  });

  it('belongs to another account', async () => {
    const ask = () => Promise.resolve(callerOf('999999999999'));
    await expectOnly(
      planOf({}, { ask }),
      'stop',
      'these credentials belong to 999999999999',
      'AWS_PROFILE',
    );
  });

  it('cannot be checked if the stage names no account', async () => {
    await expectOnly(
      planOf({ account: undefined }),
      'stop',
      'which AWS account',
      '"account": "123456789012"',
    );
  });

  it('has no network', async () => {
    const cause = Object.assign(new Error(), { code: 'ENOTFOUND' });
    const ask = () => Promise.reject(new TypeError('fetch failed', { cause }));
    await expectOnly(planOf({}, { ask }), 'stop', 'AWS does not respond', 'aws sts');
  });

  it('is reported within the time limit of a check, even if AWS does not respond', async () => {
    const silent = { name: 'silence', run: () => new Promise<undefined>(() => undefined) };
    const [problem] = await runChecks([silent], planOf(), 20);
    expect(problem).toMatchObject({
      severity: 'stop',
      says: expect.stringContaining('not respond') as string,
    });
  });

  it('is all that put-secrets checks', async () => {
    expect(await checkPlace(planOf({ senderEmail: 'a@outcrop.test' }))).toEqual([]);
    expect(await checkPlace(planOf({ account: undefined }))).toHaveLength(1);
  });
});

describe('the account', () => {
  it('is not bootstrapped for CDK', async () => {
    aws.ssm.on(GetParameterCommand).rejects(new ParameterNotFound({ message: '', $metadata: {} }));
    const command = 'npx cdk bootstrap aws://123456789012/eu-west-2';
    await expectOnly(planOf(), 'stop', 'not bootstrapped for CDK', command);
    aws.ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '5' } });
    await expectOnly(planOf(), 'stop', 'too old', command);
  });

  it('may run ten functions at once', async () => {
    const ask: Plan['aws']['ask'] = (service) =>
      Promise.resolve(
        service === 'sts'
          ? callerOf('123456789012')
          : '{"AccountLimit":{"ConcurrentExecutions":10}}',
      );
    await expectOnly(planOf({}, { ask }), 'note', 'run 10 functions', '--quota-code L-B99A9384');
  });

  it("is in SES's sandbox, or may send nothing", async () => {
    aws.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false });
    await expectOnly(
      planOf(),
      'note',
      'sandbox',
      'put-account-details --production-access-enabled',
    );
    aws.ses
      .on(GetAccountCommand)
      .resolves({ SendingEnabled: false, EnforcementStatus: 'SHUTDOWN' });
    await expectOnly(planOf(), 'note', 'SHUTDOWN', 'get-account');
  });

  it('may not be readable in part: the deployment continues', async () => {
    aws.ses.on(GetAccountCommand).rejects(named('AccessDeniedException', 'not authorized'));
    await expectOnly(planOf(), 'note', 'permission to send email could not be checked', 'aws sts');
  });
});
