import type { CheckResult } from '../../types.ts';
import { asHtml } from '../../report/as-html.ts';
import type { LogPictures } from '../../report/pictures.ts';
import type { Colours } from '../colours.ts';
import type { CheckedLog } from '../log-job.ts';
import { createCsvWriter } from './csv.ts';
import { asGithub } from './github.ts';
import { createJsonWriter } from './json.ts';
import { asJunit } from './junit.ts';
import { asSarif } from './sarif.ts';
import { createTextWriter } from './text.ts';

export interface Checked {
  results: readonly CheckResult[];
  /** What could not be read, and why. */
  problems: readonly string[];
  colours: Colours;
  /** Against a baseline: problems that are left out, and known ones that are no longer there. */
  known: { leftOut: number; gone: number };
  /** By file, for HTML. */
  pictures: ReadonlyMap<string, LogPictures>;
  /** For JUnit. */
  run: CheckRun;
}

export interface CheckRun {
  startedAt: Date;
  host: string;
  seconds: number;
  /** What each file took, by its name. With several jobs the sum is more than the whole took. */
  ofFiles: ReadonlyMap<string, number>;
}

/** A log as it is reported: what is known or not severe enough is left out. */
export interface ReportedLog extends Pick<CheckedLog, 'pictures' | 'seconds'> {
  result: CheckResult;
}

/** What is known when all logs are checked. */
export type CheckEnd = Pick<Checked, 'problems' | 'known'> & { run: Omit<CheckRun, 'ofFiles'> };

/** Writes a report in the order of the logs. */
export interface ReportWriter {
  /** @returns the next piece of the report */
  add(log: ReportedLog): string;
  /** @returns the last piece */
  end(end: CheckEnd): string;
}

/** A report that begins with sums, or is ordered by them, and so is written at the end. */
function whole(format: (checked: Checked) => string) {
  return (colours: Colours): ReportWriter => {
    const logs: ReportedLog[] = [];
    return {
      add(log) {
        logs.push(log);
        return '';
      },
      end({ run, ...end }) {
        const ofFiles = logs.map(({ result, seconds }) => [result.file, seconds ?? 0] as const);
        const pictures = logs.flatMap(({ result, pictures: of }) =>
          of ? [[result.file, of] as const] : [],
        );
        return format({
          ...{ ...end, colours, results: logs.map(({ result }) => result) },
          ...{ run: { ...run, ofFiles: new Map(ofFiles) }, pictures: new Map(pictures) },
        });
      },
    };
  };
}

/** Those that need no sums are written log by log, so that memory does not grow with the logs. */
export const formats = {
  text: createTextWriter,
  json: createJsonWriter,
  csv: createCsvWriter,
  sarif: whole(asSarif),
  github: () => ({ add: ({ result }) => asGithub(result), end: () => '' }),
  junit: whole(asJunit),
  html: whole(asHtml),
} satisfies Record<string, (colours: Colours) => ReportWriter>;
