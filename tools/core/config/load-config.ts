import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../cli/usage-error.ts';
import { systemErrorText } from '../cli/system-error-text.ts';
import type { CoreConfig } from '../types.ts';
import { readConfig } from './read-config.ts';
import { configFileName } from './starter-config.ts';

/**
 * The configuration of the named file, or of core.config.json in the working folder if it exists.
 * @throws UsageError that says what is wrong with the file
 */
export function loadConfig(cwd: string, named: string | undefined): CoreConfig {
  const name = named ?? configFileName;
  const file = path.resolve(cwd, name);
  if (named === undefined && !existsSync(file)) return {};
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${name}: ${systemErrorText(error)}`);
  }
  try {
    return readConfig(JSON.parse(text));
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? `This is not JSON. ${error.message}`
        : (error as Error).message;
    throw new UsageError(`${name}: ${reason}`);
  }
}
