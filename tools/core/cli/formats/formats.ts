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

/** A log as it is reported: what is known or not severe enough is left out. */
export interface ReportedLog extends Pick<CheckedLog, 'pictures' | 'seconds'> {
  result: CheckResult;
}

/** What is known when all logs are checked. */
export interface CheckEnd {
  /** What could not be read, and why. */
  problems: readonly string[];
  /** Against a baseline: problems that are left out, and known ones that are no longer there. */
  known: { leftOut: number; gone: number };
  /** For JUnit. With several jobs, the files take more seconds together. */
  run: { startedAt: Date; host: string; seconds: number };
}

/** Writes a report in the order of the logs, so that memory does not grow with them. */
export interface ReportWriter {
  /** @returns the next piece of the report; empty while the totals that precede it are unknown */
  add(log: ReportedLog): string;
  /** @returns what is left of it */
  end(end: CheckEnd): Iterable<string>;
}

export interface ReportTools {
  colours: Colours;
  /** For a report that begins with sums, or is ordered by them. */
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
