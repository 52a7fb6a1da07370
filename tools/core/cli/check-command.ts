import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkLasStream } from '../check-content.ts';
import { checkLasFile } from '../check-las-file.ts';
import { configOfFile, withoutFileNames } from '../config/config-of-file.ts';
import { loadConfig, type LoadedConfig } from '../config/load-config.ts';
import { quantity } from '../checks/quantity.ts';
import type { CheckResult, CoreConfig, Finding } from '../types.ts';
import { leaveOutKnown, readBaseline, writeBaseline } from './baseline.ts';
import { ranks, readFlags, standardInput, type CheckFlags } from './check-flags.ts';
import { createColours } from './colours.ts';
import { complain } from './complain.ts';
import { findFiles, isSameFile, shown } from './find-files.ts';
import { fixFile, FixProblem, type FixResult } from './fix-command.ts';
import { formats } from './formats/formats.ts';
import { repairsText } from './formats/repairs.ts';
import type { Terminal } from './run.ts';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

type CheckOne = (file: string) => Promise<CheckResult>;

/**
 * core check.
 * @returns 0 without problems, 1 with problems, 2 if something could not be read or written
 */
export async function runCheck(
  words: readonly string[],
  flags: CheckFlags,
  terminal: Terminal,
): Promise<number> {
  const { format, leastRank, failRank, profile } = readFlags(words, flags);
  const { cwd } = terminal;
  const loaded = loadConfig(cwd, flags.config);
  const config: CoreConfig = { ...loaded.config, ...profile };
  const fixes: FixResult[] = [];
  const checkOne: CheckOne = async (file) => {
    const full = path.resolve(cwd, file);
    const own = { ...configOfFile(config, shown(loaded.folder, full)), ...profile };
    if (!flags.fix) return checkLasFile(full, { file, config: own });
    const fixed = await fixFile(file, {
      ...{ cwd, config: own, folder: flags.output },
      inPlace: flags['in-place'] ?? false,
      isDry: flags['dry-run'] ?? false,
      ...(flags['dry-run'] && format === 'text' && !flags.quiet && { showDiff: terminal.print }),
    });
    fixes.push(fixed);
    return fixed;
  };
  const baseline = flags.baseline === undefined ? undefined : readBaseline(cwd, flags.baseline);
  const { results: checked, problems } = await checkAll(
    words,
    { ...loaded, config },
    terminal,
    checkOne,
  );
  const output = flags.fix ? undefined : flags.output;
  if (output !== undefined) refuseToReplaceLog(cwd, output, checked);
  const isShown = (finding: Finding) => ranks[finding.severity] >= leastRank;
  const { results: all, ...compared } = baseline
    ? leaveOutKnown(cwd, flags.baseline!, baseline, checked)
    : { results: checked, known: [], gone: 0 };
  const results = all.map((one) => ({ ...one, findings: one.findings.filter(isShown) }));
  for (const problem of problems) complain(terminal, problem);
  if (flags['write-baseline'] !== undefined) {
    writeBaseline(cwd, flags['write-baseline'], results);
    const count = results.reduce((sum, { findings }) => sum + findings.length, 0);
    const written = `Wrote ${quantity(count, 'known problem')} to ${flags['write-baseline']}.\n`;
    if (!flags.quiet) terminal.print(written);
    return problems.length > 0 ? 2 : 0;
  }
  const isEmpty = format === 'text' && results.length === 0;
  const isColoured = terminal.colour && !flags['no-color'] && output === undefined;
  const report = formats[format]({
    ...{ results, problems, colours: createColours(isColoured) },
    known: { leftOut: compared.known.filter(isShown).length, gone: compared.gone },
  });
  const repairs = format === 'text' ? repairsText(fixes, flags['dry-run'] ?? false) : '';
  if (output !== undefined) write(cwd, output, isEmpty ? '' : report);
  else if (!flags.quiet && !isEmpty) terminal.print(repairs + report);
  if (problems.length > 0) return 2;
  return all.some(({ findings }) => findings.some((one) => ranks[one.severity] >= failRank))
    ? 1
    : 0;
}

async function checkAll(
  words: readonly string[],
  { config, folder }: LoadedConfig,
  { cwd, input }: Terminal,
  checkOne: CheckOne,
) {
  const named = words.filter((word) => word !== standardInput);
  const { files, problems } = findFiles(cwd, named, { patterns: config.ignore ?? [], folder });
  const results: CheckResult[] = [];
  const keep = async (file: string, check: CheckOne) => {
    try {
      results.push(await check(file));
    } catch (error) {
      const isWhole = error instanceof FixProblem;
      problems.push(isWhole ? error.message : `${file}: ${systemErrorText(error)}`);
    }
  };
  if (named.length < words.length) {
    const own = withoutFileNames(config);
    await keep('stdin', (file) => checkLasStream(input, { file, config: own }));
  }
  for (const file of files) await keep(file, checkOne);
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
