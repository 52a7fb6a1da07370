import { coreSample } from '../core-sample.ts';

/** A finding of the sample: its number in the figure and the line of the file that it refers to. */
export interface SampleFinding {
  number: number;
  file: string;
  line: number;
  severity: 'error' | 'warning';
  head: string;
  message: string;
}

/** The sample's findings in the order in which they are printed: a line with file and line number, then the message. */
export const sampleFindings: readonly SampleFinding[] = coreSample.lines
  .flatMap(({ text, severity }, index) => {
    const place = /^(\S+):(\d+) /.exec(text);
    if (!severity || !place) return [];
    return {
      number: 0,
      file: place[1]!,
      line: Number(place[2]),
      severity,
      head: text,
      message: coreSample.lines[index + 1]?.text.trim() ?? '',
    };
  })
  .map((finding, index) => ({ ...finding, number: index + 1 }));

/** The last line of the sample. */
export const sampleSummary = coreSample.lines.at(-1)!.text;
