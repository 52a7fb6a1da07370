import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkLasFile, checkLasStream } from '../check-las.ts';
import { loadConfig } from '../config/load-config.ts';
import { suggestion } from '../config/nearest.ts';
import type { CheckResult, CoreConfig, Severity } from '../types.ts';
import { createColours } from './colours.ts';
import { complain } from './complain.ts';
import { findFiles, isSameFile } from './find-files.ts';
import { formats } from './formats/formats.ts';
import type { Terminal } from './run.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

export interface CheckFlags {
  format?: string;
  config?: string;
  severity?: string;
  'fail-on'?: string;
  profile?: string;
  output?: string;
  quiet?: boolean;
  'no-color'?: boolean;
}

const ranks: Record<Severity, number> = { info: 0, warning: 1, error: 2 };
const failRanks = { ...ranks, never: Infinity };
/** Means standard input in the place of a file. */
const standardInput = '-';

/**
 * core check.
 * @returns 0 without problems, 1 with problems, 2 if something could not be read or written
 */
export async function runCheck(
  words: readonly string[],
  flags: CheckFlags,
  terminal: Terminal,
): Promise<number> {
  const format = oneOf('--format', flags.format ?? 'text', formats);
  const severity = oneOf('--severity', flags.severity ?? 'warning', ranks);
  const failRank = failRanks[oneOf('--fail-on', flags['fail-on'] ?? severity, failRanks)];
  if (words.length === 0) throw new UsageError('Name the files or folders: core check logs/');
  if (words.includes('')) throw new UsageError('An argument is empty. Name a file or folder.');
  const config: CoreConfig = { ...loadConfig(terminal.cwd, flags.config), ...profileOf(flags) };
  const { results: all, problems } = await checkAll(words, config, terminal);
  const { output } = flags;
  if (output !== undefined) refuseToReplaceLog(terminal.cwd, output, all);
  const results = all.map((result) => ({
    ...result,
    findings: result.findings.filter((finding) => ranks[finding.severity] >= ranks[severity]),
  }));
  for (const problem of problems) complain(terminal, problem);
  const isEmpty = format === 'text' && results.length === 0;
  const isColoured = terminal.colour && !flags['no-color'] && output === undefined;
  const text = formats[format]({ results, problems, colours: createColours(isColoured) });
  if (output !== undefined) write(terminal.cwd, output, isEmpty ? '' : text);
  else if (!flags.quiet && !isEmpty) terminal.print(text);
  if (problems.length > 0) return 2;
  return all.some(({ findings }) => findings.some((one) => ranks[one.severity] >= failRank))
    ? 1
    : 0;
}

async function checkAll(words: readonly string[], config: CoreConfig, { cwd, input }: Terminal) {
  const named = words.filter((word) => word !== standardInput);
  const { files, problems } = findFiles(cwd, named, config.ignore ?? []);
  const results: CheckResult[] = [];
  const keep = async (file: string, check: () => Promise<CheckResult>) => {
    try {
      results.push(await check());
    } catch (error) {
      problems.push(`${file}: ${systemErrorText(error)}`);
    }
  };
  if (named.length < words.length) {
    await keep('stdin', () => checkLasStream(input, { file: 'stdin', config }));
  }
  for (const file of files) {
    await keep(file, () => checkLasFile(path.resolve(cwd, file), { file, config }));
  }
  return { results, problems };
}

/** @throws UsageError where the report would be written over a log that was checked */
function refuseToReplaceLog(cwd: string, output: string, results: readonly CheckResult[]): void {
  const full = path.resolve(cwd, output);
  const log = results.find(({ file }) => isSameFile(full, path.resolve(cwd, file)));
  if (log) throw new UsageError(`--output would replace ${log.file}, which was checked.`);
}

function write(cwd: string, name: string, text: string): void {
  try {
    writeFileSync(path.resolve(cwd, name), text);
  } catch (error) {
    throw new UsageError(`${name}: ${systemErrorText(error, 'written')}`);
  }
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
