import type { CoreConfig, Severity } from '../types.ts';
import { formats } from './formats/formats.ts';
import { expectFiles, oneOf } from './one-of.ts';
import { readWorkers } from './run-jobs.ts';
import { UsageError } from './usage-error.ts';

export interface CheckFlags {
  format?: string;
  config?: string;
  jobs?: string;
  severity?: string;
  'fail-on'?: string;
  profile?: string;
  output?: string;
  quiet?: boolean;
  'no-color'?: boolean;
  fix?: boolean;
  'dry-run'?: boolean;
  'in-place'?: boolean;
  baseline?: string;
  'write-baseline'?: string;
}

/** Means standard input in place of a file. */
export const standardInput = '-';

export const ranks: Record<Severity, number> = { info: 0, warning: 1, error: 2 };
const failRanks = { ...ranks, never: Infinity };

/** @throws UsageError for an invalid value, and for options that contradict each other */
export function readFlags(words: readonly string[], flags: CheckFlags) {
  const format = oneOf('--format', flags.format ?? 'text', formats);
  const severity = oneOf('--severity', flags.severity ?? 'warning', ranks);
  const failRank = failRanks[oneOf('--fail-on', flags['fail-on'] ?? severity, failRanks)];
  const profile: Pick<CoreConfig, 'profile'> =
    flags.profile === undefined
      ? {}
      : { profile: oneOf('--profile', flags.profile, { 'las-2.0': true }) };
  expectFiles('check', words);
  const workers = readWorkers(flags.jobs);
  expectFitting(words, flags);
  return { workers, format, minRank: ranks[severity], failRank, profile };
}

function expectFitting(words: readonly string[], flags: CheckFlags): void {
  const alone = (['dry-run', 'in-place'] as const).find((flag) => flags[flag] && !flags.fix);
  if (alone) throw new UsageError(`--${alone} needs --fix.`);
  if (flags['in-place'] && flags.output !== undefined) {
    throw new UsageError('--in-place writes over the logs, --output into a folder. Choose one.');
  }
  const writes = flags['write-baseline'] !== undefined;
  const other = (['baseline', 'fix', 'output', 'format'] as const).find((flag) => flags[flag]);
  if (writes && other) {
    throw new UsageError(`--write-baseline only writes the baseline. Leave out --${other}.`);
  }
  if (flags.fix && flags.baseline !== undefined) {
    throw new UsageError('--fix reports what is left, known or not. Leave out --baseline.');
  }
  if (flags.fix && flags.jobs !== undefined) {
    throw new UsageError('--fix repairs one log after another. Leave out --jobs.');
  }
  if (flags.fix && words.includes(standardInput)) {
    throw new UsageError('--fix repairs files, not standard input.');
  }
}
