import { rowsOfLines } from '../reading/rows-of-lines.ts';
import type { CheckResult, Finding } from '../types.ts';
import type { CurveTrack } from './curve-tracks.ts';
import { isCut, type FileLine } from './read-lines.ts';

/** What a report shows beside the findings of a log. */
export interface LogPictures {
  lines: FileLine[];
  tracks: CurveTrack[];
}

/** The number of findings of one rule in a file whose lines are read. */
const maxPerRule = 100;
/** The number of lines shown above and below the one that a finding refers to. */
const around = 1;

/** The most lines that a wrapped row spans; anything further away is not shown. */
const maxLines = 40;

/** @param isWrapped whether a value may be on a line after the one that its finding names */
export function wantedLines(findings: readonly Finding[], isWrapped: boolean): Set<number> {
  const counts = new Map<string, number>();
  const wanted = new Set<number>();
  for (const { rule, line } of findings) {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count > maxPerRule) continue;
    for (const number of linesAround(line)) wanted.add(number);
    if (!isWrapped) continue;
    for (let below = 1; below <= maxLines; below++) wanted.add(line + below);
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

/**
 * Returns the line of a finding, or that of the value within its wrapped row.
 * @param lines some lines of the log, including that one
 */
export function lineOfValue(
  { curve, line }: Finding,
  { curves }: CheckResult,
  lines: readonly FileLine[],
): number {
  const column = curves.indexOf(curve?.split(', ')[0] ?? '');
  if (column === -1) return line;
  const near = lines.filter(({ number }) => number >= line && number <= line + maxLines);
  // A line that was cut off has lost values; no wrapped row has such lines.
  if (near.some(isCut)) return line;
  const [row] = rowsOfLines(near, line, curves.length);
  return row?.[0]?.line === line ? row[column]!.line : line;
}
