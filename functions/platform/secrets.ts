import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { env, type SecretName } from './env.ts';

const cacheSeconds = 300;
const cache = new Map<SecretName, { value: Promise<string>; until: number }>();
let ssm: SSMClient | undefined;

/**
 * A secret of this stage: the setting itself on the laptop, a secure parameter on AWS (kept for 5 minutes, so that a
 * rotated secret is picked up without a deployment).
 * @throws Error that names an optional secret that is not set; what SSM refuses.
 */
export async function secret(name: SecretName): Promise<string> {
  const given = env()[name];
  if (given) return given;
  const cached = cache.get(name);
  if (cached && cached.until > Date.now()) return cached.value;
  const parameterName = env()[`${name}_PARAMETER`];
  if (!parameterName) throw new Error(`Neither ${name} nor ${name}_PARAMETER is set.`);
  const value = readParameter(parameterName);
  cache.set(name, { value, until: Date.now() + cacheSeconds * 1000 });
  value.catch(() => cache.delete(name));
  return value;
}

async function readParameter(parameterName: string): Promise<string> {
  ssm ??= new SSMClient({});
  const { Parameter } = await ssm.send(
    new GetParameterCommand({ Name: parameterName, WithDecryption: true }),
  );
  if (!Parameter?.Value) throw new Error(`The secure parameter ${parameterName} is empty.`);
  return Parameter.Value;
}
