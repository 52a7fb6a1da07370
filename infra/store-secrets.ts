import { randomBytes } from 'node:crypto';
import {
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import type { SecretName } from './secret-parameters.ts';

/** The secrets that an operator brings; the signing key is made here. */
export type BroughtSecrets = Partial<Record<Exclude<SecretName, 'SIGNING_KEY'>, string>>;

/**
 * Checks that keys are what they are taken for, and of the right mode: a shop that takes real money with a test key
 * would give its goods away.
 * @throws Error that names the setting, never its value.
 */
export function checkSecrets(secrets: BroughtSecrets, liveMode: boolean): void {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = secrets;
  const mode = liveMode ? 'live' : 'test';
  if (key !== undefined && !new RegExp(`^[sr]k_${mode}_\\w+$`).test(key)) {
    throw new Error(
      `The Stripe secret key does not begin with sk_${mode}_ or rk_${mode}_. This stage has liveMode ${String(liveMode)}.`,
    );
  }
  if (webhook !== undefined && !/^whsec_\w+$/.test(webhook)) {
    throw new Error('The webhook secret does not begin with whsec_.');
  }
}

/**
 * Writes the secrets as secure parameters, and makes the signing key if there is none (or `newSigningKey` asks).
 * @returns the names of the parameters that were written.
 */
export async function storeSecrets(
  ssm: SSMClient,
  parameters: Record<SecretName, string>,
  secrets: BroughtSecrets,
  options: { newSigningKey: boolean },
): Promise<string[]> {
  const values: Partial<Record<SecretName, string>> = { ...secrets };
  if (options.newSigningKey || !(await exists(ssm, parameters.SIGNING_KEY))) {
    values.SIGNING_KEY = randomBytes(48).toString('base64url');
  }
  const written: string[] = [];
  for (const [name, Value] of Object.entries(values)) {
    const Name = parameters[name as SecretName];
    await ssm.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true }));
    written.push(Name);
  }
  return written;
}

async function exists(ssm: SSMClient, name: string): Promise<boolean> {
  try {
    await ssm.send(new GetParameterCommand({ Name: name, WithDecryption: false }));
    return true;
  } catch (error) {
    if (error instanceof ParameterNotFound) return false;
    throw error;
  }
}
