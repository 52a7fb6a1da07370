import { hostname } from 'node:os';
import { loadConfig } from '../config/load-config.ts';
import { quantity } from '../checks/quantity.ts';
import type { Finding } from '../types.ts';
import { leaveOutKnown, readBaseline, writeBaseline } from './baseline.ts';
import { checkFiles } from './check-files.ts';
import { ranks, readFlags, type CheckFlags } from './check-flags.ts';
import { createColours } from './colours.ts';
import { complain } from './complain.ts';
import { fixFile, FixProblem, type FixResult } from './fix-command.ts';
import { formats } from './formats/formats.ts';
import { repairsText } from './formats/repairs.ts';
import type { LogJob, LogOutcome } from './log-job.ts';
import type { Terminal } from './run.ts';
import { systemErrorText } from './system-error-text.ts';
import { refuseToReplaceLog, writeReport } from './write-report.ts';

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
  const { logs, problems } = await checkFiles({
    ...{ ...loaded, words, profile, terminal },
    workers,
    withPictures: format === 'html',
    ...(flags.fix && { run: fix }),
  });
  const checked = logs.map(({ result }) => result);
  const output = flags.fix ? undefined : flags.output;
  if (output !== undefined) refuseToReplaceLog(cwd, output, logs);
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
    run: {
      ...{ startedAt, host: hostname() || 'localhost', seconds: (Date.now() - +startedAt) / 1000 },
      ofFiles: new Map(logs.map(({ result, seconds }) => [result.file, seconds ?? 0])),
    },
    pictures: new Map(
      logs.flatMap(({ result, pictures }) => (pictures ? [[result.file, pictures]] : [])),
    ),
  });
  const repairs = format === 'text' ? repairsText(fixes, flags['dry-run'] ?? false) : '';
  if (output !== undefined) writeReport(cwd, output, isEmpty ? '' : report);
  else if (!flags.quiet && !isEmpty) terminal.print(repairs + report);
  if (problems.length > 0) return 2;
  return all.some(({ findings }) => findings.some((one) => ranks[one.severity] >= failRank))
    ? 1
    : 0;
}
