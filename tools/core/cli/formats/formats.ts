import { createHtmlWriter } from '../../report/as-html.ts';
import type { CheckResult } from '../../types.ts';
import type { Colours } from '../colours.ts';
import type { CheckedLog } from '../log-job.ts';
import type { Spool } from '../spool.ts';
import { createCsvWriter } from './csv.ts';
import { createGithubWriter } from './github.ts';
import { createJsonWriter } from './json.ts';
import { createJunitWriter } from './junit.ts';
import { createSarifWriter } from './sarif.ts';
import { createTextWriter } from './text.ts';

/** A log as reported, without findings that are known or not severe enough. */
export interface ReportedLog extends Pick<CheckedLog, 'pictures' | 'seconds'> {
  result: CheckResult;
}

/** What is known once all logs are checked. */
export interface CheckEnd {
  /** What could not be read, and why. */
  problems: readonly string[];
  /** With a baseline: the number of problems left out, and of known ones that no longer occur. */
  known: { leftOut: number; gone: number };
  /** For JUnit. With several jobs, the durations of the files add up to more. */
  run: { startedAt: Date; host: string; seconds: number };
}

/** Writes a report in the order of the logs, so that memory does not grow with their number. */
export interface ReportWriter {
  /** @returns the next piece of the report; empty while the totals that precede it are unknown */
  add(log: ReportedLog): string;
  /** @returns the rest of it */
  end(end: CheckEnd): Iterable<string>;
}

export interface ReportTools {
  colours: Colours;
  /** Used by reports that begin with totals or are sorted by them. */
  spool: Spool;
}

export const formats = {
  text: createTextWriter,
  json: createJsonWriter,
  csv: createCsvWriter,
  sarif: createSarifWriter,
  github: createGithubWriter,
  junit: createJunitWriter,
  html: createHtmlWriter,
} satisfies Record<string, (tools: ReportTools) => ReportWriter>;
