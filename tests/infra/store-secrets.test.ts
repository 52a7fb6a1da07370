import {
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { secretParameters } from '#infra/secret-parameters.ts';
import { secretProblem } from '#infra/secret-problem.ts';
import { storeSecrets } from '#infra/store-secrets.ts';

const ssm = mockClient(SSMClient);
// The files of this project share their modules, and others mock single clients.
afterAll(() => ssm.restore());
const parameters = secretParameters({ stage: 'prod' });
const client = new SSMClient({ region: 'eu-west-2' });
const notFound = new ParameterNotFound({ message: 'no such parameter', $metadata: {} });

const puts = () => ssm.commandCalls(PutParameterCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  ssm.reset();
  ssm.on(PutParameterCommand).resolves({});
});

describe('storing secrets', () => {
  it("writes the given secrets as secure strings under the stage's names", async () => {
    ssm.on(GetParameterCommand).resolves({ Parameter: { Value: 'there' } });
    const secrets = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_b' };
    const written = await storeSecrets(client, parameters, secrets, { newSigningKey: false });
    expect(written).toEqual([
      '/outcrop/prod/stripe-secret-key',
      '/outcrop/prod/stripe-webhook-secret',
    ]);
    const secure = { Type: 'SecureString', Overwrite: true };
    expect(puts()).toEqual([
      { Name: '/outcrop/prod/stripe-secret-key', Value: 'sk_test_a', ...secure },
      { Name: '/outcrop/prod/stripe-webhook-secret', Value: 'whsec_b', ...secure },
    ]);
  });

  it("writes the key of the assistant's model alone", async () => {
    ssm.on(GetParameterCommand).resolves({ Parameter: { Value: 'there' } });
    const secrets = { ASSISTANT_API_KEY: 'key-of-a-model' };
    expect(await storeSecrets(client, parameters, secrets, { newSigningKey: false })).toEqual([
      '/outcrop/prod/assistant-api-key',
    ]);
    expect(puts()).toMatchObject([{ Value: 'key-of-a-model', Type: 'SecureString' }]);
  });

  it('creates a long random signing key if there is none, a different one each time', async () => {
    ssm.on(GetParameterCommand).rejects(notFound);
    await storeSecrets(client, parameters, {}, { newSigningKey: false });
    await storeSecrets(client, parameters, {}, { newSigningKey: false });
    const keys = puts().map(({ Name, Value }) => {
      expect(Name).toBe('/outcrop/prod/signing-key');
      expect(Value).toMatch(/^[\w-]{64}$/);
      return Value;
    });
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps an existing signing key unless a new one is requested', async () => {
    ssm.on(GetParameterCommand).resolves({ Parameter: { Value: 'there' } });
    expect(await storeSecrets(client, parameters, {}, { newSigningKey: false })).toEqual([]);
    expect(await storeSecrets(client, parameters, {}, { newSigningKey: true })).toEqual([
      '/outcrop/prod/signing-key',
    ]);
  });

  it('does not mistake a failed lookup for a missing key', async () => {
    ssm.on(GetParameterCommand).rejects(new Error('AccessDenied'));
    await expect(storeSecrets(client, parameters, {}, { newSigningKey: false })).rejects.toThrow(
      'AccessDenied',
    );
    expect(puts()).toEqual([]);
  });
});

describe('a secret that was entered', () => {
  it.each([
    ['sk_test_abc', false],
    ['rk_test_abc', false],
    ['sk_live_abc', true],
    ['rk_live_abc', true],
  ])('is accepted: %s with liveMode %s', (key, liveMode) => {
    expect(secretProblem('STRIPE_SECRET_KEY', key, liveMode)).toBeUndefined();
  });

  it.each([
    ['sk_test_abc', true, 'This is a test key, but the stage accepts only live keys'],
    ['rk_test_abc', true, 'This is a test key'],
    ['sk_live_abc', false, 'This is a live key, but the stage accepts only test keys'],
    ['rk_live_abc', false, 'its setting liveMode is false'],
    ['pk_live_abc', true, 'publishable key'],
    ['whsec_abc', true, 'begins with sk_test_, sk_live_, rk_test_ or rk_live_'],
    ['sk_test_a b', false, 'begins with'],
  ])('is refused and not repeated: %s with liveMode %s', (key, liveMode, says) => {
    const problem = secretProblem('STRIPE_SECRET_KEY', key, liveMode);
    expect(problem).toContain(says);
    expect(problem).not.toContain(key);
  });

  it('is refused if it is of another kind', () => {
    expect(secretProblem('STRIPE_WEBHOOK_SECRET', 'sk_test_abc', false)).toContain('whsec_');
    expect(secretProblem('STRIPE_WEBHOOK_SECRET', 'whsec_abc', true)).toBeUndefined();
    expect(secretProblem('ASSISTANT_API_KEY', 'two words', true)).toContain(
      'does not contain spaces',
    );
  });
});
