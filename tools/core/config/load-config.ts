import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../cli/usage-error.ts';
import { systemErrorText } from '../cli/system-error-text.ts';
import type { CoreConfig } from '../types.ts';
import { JsonError, readLocatedJson } from './located-json.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';
import { configFileName } from './starter-config.ts';

export interface LoadedConfig {
  config: CoreConfig;
  /** The folder that patterns are relative to. */
  folder: string;
}

/**
 * Returns the named configuration, whose patterns start at the working folder, or core.config.json from the working
 * folder or the nearest folder above it, where its patterns start.
 * @throws UsageError that says what is wrong with the file, and on which line
 */
export function loadConfig(cwd: string, named: string | undefined): LoadedConfig {
  if (named !== undefined)
    return { config: readFile(path.resolve(cwd, named), named), folder: cwd };
  const folder = foldersFrom(cwd).find((one) => existsSync(path.join(one, configFileName)));
  if (folder === undefined) return { config: {}, folder: cwd };
  const file = path.join(folder, configFileName);
  return { config: readFile(file, path.relative(cwd, file).replaceAll(path.sep, '/')), folder };
}

/** The folder and all folders above it. */
function foldersFrom(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}

function readFile(file: string, name: string): CoreConfig {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${name}: ${systemErrorText(error)}`);
  }
  let lineOf = (_: readonly string[]): number => 1;
  try {
    const json = readLocatedJson(text);
    lineOf = (keys) => json.lineOf(keys);
    return readConfig(json.value);
  } catch (error) {
    if (error instanceof JsonError) {
      throw new UsageError(`${name}:${error.line}: This is not JSON. ${error.message}`);
    }
    if (!(error instanceof ConfigError)) throw error;
    throw new UsageError(`${name}:${lineOf(error.path)}: ${error.message}`);
  }
}
