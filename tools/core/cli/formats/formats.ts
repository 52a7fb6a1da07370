import type { CheckResult } from '../../types.ts';
import { asHtml } from '../../report/as-html.ts';
import type { LogPictures } from '../../report/pictures.ts';
import type { Colours } from '../colours.ts';
import { asCsv } from './csv.ts';
import { asGithub } from './github.ts';
import { asJunit } from './junit.ts';
import { asSarif } from './sarif.ts';
import { asText } from './text.ts';

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

export const formats = {
  text: asText,
  json: ({ results }: Checked) => `${JSON.stringify(results, null, 2)}\n`,
  csv: asCsv,
  sarif: asSarif,
  github: asGithub,
  junit: asJunit,
  html: asHtml,
} satisfies Record<string, (checked: Checked) => string>;
