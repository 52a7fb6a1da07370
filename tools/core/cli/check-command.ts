import path from 'node:path';
import { checkLasFile } from '../check-las.ts';
import { loadConfig } from '../config/load-config.ts';
import { suggestion } from '../config/nearest.ts';
import type { CheckResult, CoreConfig, Severity } from '../types.ts';
import { createColours } from './colours.ts';
import { findFiles } from './find-files.ts';
import { formats } from './formats.ts';
import type { Terminal } from './run.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

export interface CheckFlags {
  format?: string;
  config?: string;
  severity?: string;
  profile?: string;
  quiet?: boolean;
  'no-color'?: boolean;
}

const ranks: Record<Severity, number> = { info: 0, warning: 1, error: 2 };

/**
 * core check.
 * @returns 0 without problems, 1 with problems, 2 if something could not be read
 */
export async function runCheck(
  words: readonly string[],
  flags: CheckFlags,
  terminal: Terminal,
): Promise<number> {
  const format = oneOf('--format', flags.format ?? 'text', formats);
  const lowest = ranks[oneOf('--severity', flags.severity ?? 'warning', ranks)];
  if (words.length === 0) throw new UsageError('Name the files or folders: core check logs/');
  const config: CoreConfig = { ...loadConfig(terminal.cwd, flags.config), ...profileOf(flags) };
  const { files, problems } = findFiles(terminal.cwd, words, config.ignore ?? []);
  const results: CheckResult[] = [];
  for (const file of files) {
    try {
      const result = await checkLasFile(path.resolve(terminal.cwd, file), { file, config });
      const findings = result.findings.filter(({ severity }) => ranks[severity] >= lowest);
      results.push({ ...result, findings });
    } catch (error) {
      problems.push(`${file}: ${systemErrorText(error)}`);
    }
  }
  for (const problem of problems) terminal.complain(`core: ${problem}\n`);
  const colours = createColours(terminal.colour && !flags['no-color']);
  const silent = flags.quiet || (format === 'text' && results.length === 0);
  if (!silent) terminal.print(formats[format](results, colours));
  if (problems.length > 0) return 2;
  return results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

function profileOf({ profile }: CheckFlags): Pick<CoreConfig, 'profile'> {
  return profile === undefined ? {} : { profile: oneOf('--profile', profile, { 'las-2.0': true }) };
}

function oneOf<Name extends string>(
  flag: string,
  value: string,
  known: Record<Name, unknown>,
): Name {
  if (Object.hasOwn(known, value)) return value as Name;
  const names = Object.keys(known);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
  throw new UsageError(`${flag} must be ${list}, not "${value}".${suggestion(value, names)}`);
}
