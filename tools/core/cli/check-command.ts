import { hostname } from 'node:os';
import { loadConfig } from '../config/load-config.ts';
import { quantity } from '../checks/quantity.ts';
import type { Finding } from '../types.ts';
import { createBaselineWriter, leaveOutKnown, readBaseline } from './baseline.ts';
import { checkFiles } from './check-files.ts';
import { ranks, readFlags, type CheckFlags } from './check-flags.ts';
import { createColours } from './colours.ts';
import { complain } from './complain.ts';
import { fixFile, FixProblem } from './fix-command.ts';
import { formats } from './formats/formats.ts';
import { repairsText } from './formats/repairs.ts';
import type { CheckedLog, LogJob, LogOutcome } from './log-job.ts';
import type { Terminal } from './run.ts';
import { createSpool, type Spool } from './spool.ts';
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
  const spools = { report: createSpool(), held: createSpool() };
  try {
    return await runWith(spools, words, flags, terminal);
  } finally {
    spools.report.close();
    spools.held.close();
  }
}

interface Spools {
  /** For the format, or for a new baseline. */
  report: Spool;
  /** The report while logs are repaired: the repairs are printed above it. */
  held: Spool;
}

async function runWith(
  { report, held }: Spools,
  words: readonly string[],
  flags: CheckFlags,
  terminal: Terminal,
): Promise<number> {
  const startedAt = new Date();
  const { workers, format, minRank, failRank, profile } = readFlags(words, flags);
  const { cwd } = terminal;
  const loaded = loadConfig(cwd, flags.config);
  const isDry = flags['dry-run'] ?? false;
  const showsRepairs = format === 'text' && !flags.quiet;
  const fix = async ({ file, config }: LogJob): Promise<LogOutcome> => {
    try {
      const fixed = await fixFile(file, {
        ...{ cwd, config, folder: flags.output },
        inPlace: flags['in-place'] ?? false,
        isDry,
        ...(isDry && showsRepairs && { showDiff: terminal.print }),
      });
      if (showsRepairs) terminal.print(repairsText(fixed, isDry));
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
  const writer = formats[format]({ colours: createColours(isColoured), spool: report });
  const newBaseline =
    flags['write-baseline'] === undefined
      ? undefined
      : createBaselineWriter(cwd, flags['write-baseline'], report);
  const isShown = (finding: Finding) => ranks[finding.severity] >= minRank;
  const known = { leftOut: 0, gone: 0 };
  let isFailed = false;

  function print(text: string): void {
    if (file) file.write(text);
    else if (flags.fix) held.add(text);
    else if (!flags.quiet && text !== '') terminal.print(text);
  }

  function take({ result: checked, ...log }: CheckedLog): void {
    const left = baseline ? leaveOutKnown(cwd, flags.baseline!, baseline, checked) : undefined;
    known.leftOut += left?.known.filter(isShown).length ?? 0;
    known.gone += left?.gone ?? 0;
    const all = left?.findings ?? checked.findings;
    isFailed ||= all.some(({ severity }) => ranks[severity] >= failRank);
    const result = { ...checked, findings: all.filter(isShown) };
    if (newBaseline) newBaseline.add(result);
    else print(writer.add({ ...log, result }));
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
  if (newBaseline) {
    const count = quantity(newBaseline.end(), 'known problem');
    const written = `Wrote ${count} to ${flags['write-baseline']}.\n`;
    if (!flags.quiet) terminal.print(written);
    return problems.length > 0 ? 2 : 0;
  }
  const host = hostname() || 'localhost';
  const seconds = (Date.now() - +startedAt) / 1000;
  for (const text of writer.end({ problems, known, run: { startedAt, host, seconds } }))
    print(text);
  file?.close();
  if (!flags.quiet) for (const text of held.all()) terminal.print(text);
  if (problems.length > 0) return 2;
  return isFailed ? 1 : 0;
}
