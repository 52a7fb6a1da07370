import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { secretCacheSeconds } from '#shared/constants/secret-cache-seconds.ts';
import { AppError } from './app-error.ts';
import { env, type SecretName } from './env.ts';

const cache = new Map<SecretName, { value: Promise<string>; until: number }>();
let ssm: SSMClient | undefined;

/**
 * Returns a secret of this stage: the variable itself in the local stack, a secure parameter on AWS, cached for 5
 * minutes: a rotated secret takes effect without a deployment.
 * @throws AppError `not_set_up` if it has not been stored; other SSM errors
 */
export async function secret(name: SecretName): Promise<string> {
  const given = env()[name];
  if (given) return given;
  const cached = cache.get(name);
  if (cached && cached.until > Date.now()) return cached.value;
  const parameterName = env()[`${name}_PARAMETER`];
  if (!parameterName) throw notSetUp(`Neither ${name} nor ${name}_PARAMETER is set.`);
  const value = readParameter(parameterName);
  cache.set(name, { value, until: Date.now() + secretCacheSeconds * 1000 });
  value.catch(() => cache.delete(name));
  return value;
}

async function readParameter(parameterName: string): Promise<string> {
  ssm ??= new SSMClient({});
  try {
    const input = { Name: parameterName, WithDecryption: true };
    const { Parameter } = await ssm.send(new GetParameterCommand(input));
    if (Parameter?.Value) return Parameter.Value;
  } catch (error) {
    if (!(error instanceof ParameterNotFound)) throw error;
  }
  throw notSetUp(
    `The secure parameter ${parameterName} is missing. Type: npm run put-secrets -- --stage ${env().STAGE}`,
  );
}

/**
 * Returns the error for a missing secret. Visitors see that the shop is not ready yet; the log names the secret and the
 * command to run.
 */
function notSetUp(reason: string): AppError {
  return new AppError('not_set_up', { cause: new Error(reason) });
}
