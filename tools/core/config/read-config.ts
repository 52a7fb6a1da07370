import type { CoreConfig } from '../types.ts';
import { checkConfig } from './config-checks.ts';
import { ConfigError } from './config-error.ts';
import { isRecord } from './value-checks.ts';

/** @throws ConfigError that names the key, what it must be, and the most similar known word */
export function readConfig(value: unknown): CoreConfig {
  if (!isRecord(value)) throw new ConfigError('The configuration must be a JSON object.', []);
  const fault = checkConfig(value, '');
  if (fault) throw new ConfigError(fault.text, fault.path);
  return value;
}
