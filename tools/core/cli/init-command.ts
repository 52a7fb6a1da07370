import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { configFileName, starterConfigText } from '../config/starter-config.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

/** core init: writes the configuration but never overwrites one. */
export function initConfig(cwd: string): string {
  try {
    writeFileSync(path.join(cwd, configFileName), starterConfigText(), { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${configFileName}: ${systemErrorText(error, 'written')}`);
  }
  return `Wrote ${configFileName}.\n`;
}
