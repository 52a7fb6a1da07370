import { timeOf, type Change } from './change-log-repository.ts';

/**
 * How far a reader has read the log of a catalogue. The rows are sorted by the clocks of their writers, and a row may
 * appear after one with a later time: the reader reads the last moments again, and leaves out what it has seen.
 */
export interface Position {
  /** The version of the catalogue with all changes that have been seen. */
  version: number;
  /** The next reading starts after this time, in ISO 8601. */
  since: string;
  /** The ids of the rows after that time that have been seen. */
  seen: readonly string[];
}

/** Longer than a transaction takes with all its attempts, and clocks differ. A later row only costs a full read. */
const overlapMs = 30_000;

/** Returns the time from which on the log is read for changes from `at` on, both in ISO 8601. */
export function overlapBefore(at: string): string {
  return new Date(Date.parse(at) - overlapMs).toISOString();
}

/**
 * Returns the position after a reading.
 * @param since from when the log has been read
 * @param changes all rows that were read
 * @param at the time of the reading in ISO 8601: a clock that is ahead must not hide later changes
 */
export function positionAfter(
  since: string,
  version: number,
  changes: readonly Change[],
  at: string,
): Position {
  const latest = changes.length > 0 ? timeOf(changes.at(-1)!) : since;
  const next = overlapBefore(latest < at ? latest : at);
  const from = next > since ? next : since;
  return { version, since: from, seen: changes.map(({ id }) => id).filter((id) => id > from) };
}
