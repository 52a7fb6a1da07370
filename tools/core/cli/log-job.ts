import { createChecker } from '../checks/create-checker.ts';
import { inventoryEntryOf, type InventoryEntry } from '../inventory/inventory-entry.ts';
import { findItem } from '../reading/header.ts';
import type { Watch } from '../checks/watch.ts';
import { createTrackRecorder } from '../report/curve-tracks.ts';
import { curvesOf, wantedLines, type LogPictures } from '../report/pictures.ts';
import { readLines, type FileLine } from '../report/read-lines.ts';
import type { CheckResult, CoreConfig } from '../types.ts';
import { readLog } from './read-log.ts';
import { systemErrorText } from './system-error-text.ts';

/** One log to check. */
export interface LogJob {
  /** The displayed name. */
  file: string;
  /** The path to read. */
  full: string;
  /** The configuration of this file. */
  config: CoreConfig;
  /** Whether a report needs lines and plots. */
  withPictures?: boolean;
}

export interface CheckedLog {
  result: CheckResult;
  /** For an inventory. */
  entry?: InventoryEntry;
  pictures?: LogPictures;
  /** The duration. */
  seconds?: number;
}

/** The result, in a form that can be sent between threads. */
export type LogOutcome = CheckedLog | { problem: string };

/** Checks a log. If it cannot be read, the result describes the problem. */
export async function runLogJob(
  job: LogJob,
  onRead?: (bytes: number) => void,
): Promise<LogOutcome> {
  return runStreamJob(job, counted(readLog(job.full), onRead), (lines) =>
    readLines(readLog(job.full), lines),
  );
}

async function* counted(stream: AsyncIterable<Uint8Array>, onRead?: (bytes: number) => void) {
  for await (const bytes of stream) {
    yield bytes;
    onRead?.(bytes.length);
  }
}

/** @param linesOf reads the log a second time */
export async function runStreamJob(
  { file, config, withPictures }: Omit<LogJob, 'full'>,
  stream: AsyncIterable<Uint8Array>,
  linesOf?: (wanted: ReadonlySet<number>) => Promise<FileLine[]>,
): Promise<LogOutcome> {
  const began = performance.now();
  const recorder = withPictures ? createTrackRecorder() : undefined;
  const checker = createChecker(file, config, recorder && { ...blind, row: recorder.row });
  try {
    for await (const bytes of stream) {
      checker.feed(bytes);
      if (checker.done()) break;
    }
    const result = checker.end();
    const entry = inventoryEntryOf(checker.header, result);
    const seconds = (performance.now() - began) / 1000;
    if (!recorder) return { result, entry, seconds };
    const { findings } = result;
    const isWrapped = findItem(checker.header.items.V, 'WRAP')?.value.toUpperCase() !== 'NO';
    const lines = (await linesOf?.(wantedLines(findings, isWrapped))) ?? [];
    const tracks = recorder.tracks(checker.header, curvesOf(findings));
    return { result, entry, seconds, pictures: { lines, tracks } };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { problem: `${file}: ${systemErrorText(error)}` };
  }
}

const blind: Watch = { ending: () => undefined, oddLine: () => undefined, row: () => undefined };

const isSystemError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
