import { hostname } from 'node:os';
import { loadConfig } from '../config/load-config.ts';
import { quantity } from '../checks/quantity.ts';
import type { CheckResult, Finding } from '../types.ts';
import { leaveOutKnown, readBaseline, writeBaseline } from './baseline.ts';
import { checkFiles } from './check-files.ts';
import { ranks, readFlags, type CheckFlags } from './check-flags.ts';
import { createColours } from './colours.ts';
import { complain } from './complain.ts';
import { fixFile, FixProblem, type FixResult } from './fix-command.ts';
import { formats } from './formats/formats.ts';
import { repairsText } from './formats/repairs.ts';
import type { CheckedLog, LogJob, LogOutcome } from './log-job.ts';
import type { Terminal } from './run.ts';
import { systemErrorText } from './system-error-text.ts';
import { createReportFile, refuseToReplaceLog } from './write-report.ts';

/**
 * core check.
 * @returns 0 without problems, 1 with problems, 2 if something could not be read or written
 */
export async function runCheck(
  words: readonly string[],
  flags: CheckFlags,
  terminal: Terminal,
): Promise<number> {
  const startedAt = new Date();
  const { workers, format, leastRank, failRank, profile } = readFlags(words, flags);
  const { cwd } = terminal;
  const loaded = loadConfig(cwd, flags.config);
  const fixes: FixResult[] = [];
  const fix = async ({ file, config }: LogJob): Promise<LogOutcome> => {
    try {
      const fixed = await fixFile(file, {
        ...{ cwd, config, folder: flags.output },
        inPlace: flags['in-place'] ?? false,
        isDry: flags['dry-run'] ?? false,
        ...(flags['dry-run'] && format === 'text' && !flags.quiet && { showDiff: terminal.print }),
      });
      fixes.push(fixed);
      return { result: fixed };
    } catch (error) {
      const isWhole = error instanceof FixProblem;
      return { problem: isWhole ? error.message : `${file}: ${systemErrorText(error)}` };
    }
  };
  const baseline = flags.baseline === undefined ? undefined : readBaseline(cwd, flags.baseline);
  const output = flags.fix ? undefined : flags.output;
  const file = output === undefined ? undefined : createReportFile(cwd, output);
  const isColoured = terminal.colour && !flags['no-color'] && output === undefined;
  const writer = formats[format](createColours(isColoured));
  /** For a new baseline, which is written as a whole. */
  const results: CheckResult[] = [];
  /** Pieces of the report that wait for the repairs. */
  const held: string[] = [];
  const isShown = (finding: Finding) => ranks[finding.severity] >= leastRank;
  const known = { leftOut: 0, gone: 0 };
  let isFailed = false;

  function print(text: string): void {
    if (file) file.write(text);
    // The repairs are printed above the report.
    else if (flags.fix) held.push(text);
    else if (!flags.quiet && text !== '') terminal.print(text);
  }

  function take({ result: checked, ...log }: CheckedLog): void {
    const left = baseline ? leaveOutKnown(cwd, flags.baseline!, baseline, checked) : undefined;
    known.leftOut += left?.known.filter(isShown).length ?? 0;
    known.gone += left?.gone ?? 0;
    const all = left?.findings ?? checked.findings;
    isFailed ||= all.some(({ severity }) => ranks[severity] >= failRank);
    const result = { ...checked, findings: all.filter(isShown) };
    if (flags['write-baseline'] === undefined) print(writer.add({ ...log, result }));
    else results.push(result);
  }

  const problems = await checkFiles({
    ...{ ...loaded, words, profile, terminal },
    workers,
    withPictures: format === 'html',
    ...(flags.fix && { run: fix }),
    begin: (files) => output !== undefined && refuseToReplaceLog(cwd, output, files),
    take,
  });
  for (const problem of problems) complain(terminal, problem);
  if (flags['write-baseline'] !== undefined) {
    writeBaseline(cwd, flags['write-baseline'], results);
    const count = results.reduce((sum, { findings }) => sum + findings.length, 0);
    const written = `Wrote ${quantity(count, 'known problem')} to ${flags['write-baseline']}.\n`;
    if (!flags.quiet) terminal.print(written);
    return problems.length > 0 ? 2 : 0;
  }
  const host = hostname() || 'localhost';
  const seconds = (Date.now() - +startedAt) / 1000;
  print(writer.end({ problems, known, run: { startedAt, host, seconds } }));
  file?.close();
  const repairs = format === 'text' ? repairsText(fixes, flags['dry-run'] ?? false) : '';
  if (flags.fix && !flags.quiet) terminal.print(repairs + held.join(''));
  if (problems.length > 0) return 2;
  return isFailed ? 1 : 0;
}
