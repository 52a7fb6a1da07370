import { randomBytes } from 'node:crypto';
import {
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import type { SecretName } from './secret-parameters.ts';
import type { SuppliedSecretName } from './secret-problem.ts';

export type SuppliedSecrets = Partial<Record<SuppliedSecretName, string>>;

/**
 * Writes the secrets as secure parameters and creates the signing key if there is none (or if `newSigningKey` is
 * set).
 * @returns the names of the parameters written
 */
export async function storeSecrets(
  ssm: SSMClient,
  parameters: Record<SecretName, string>,
  secrets: SuppliedSecrets,
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
