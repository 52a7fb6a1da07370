import type { Finding } from '../types.ts';
import type { CurveTrack } from './curve-tracks.ts';
import type { FileLine } from './read-lines.ts';

/** What a report shows beside the findings of a log. */
export interface LogPictures {
  lines: FileLine[];
  tracks: CurveTrack[];
}

/** Of the findings of one rule in a file, as many have their lines read. */
const mostPerRule = 100;
/** Lines above and below the one that a finding is about. */
const around = 1;

export function wantedLines(findings: readonly Finding[]): Set<number> {
  const counts = new Map<string, number>();
  const wanted = new Set<number>();
  for (const { rule, line } of findings) {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count > mostPerRule) continue;
    for (const number of linesAround(line)) wanted.add(number);
  }
  return wanted;
}

export function linesAround(line: number): number[] {
  const from = Math.max(1, line - around);
  return Array.from({ length: line + around - from + 1 }, (_, at) => from + at);
}

export function curvesOf(findings: readonly Finding[]): Set<string> {
  return new Set(findings.flatMap(({ curve }) => curve?.split(', ') ?? []));
}
