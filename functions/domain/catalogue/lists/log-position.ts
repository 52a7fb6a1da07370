import { timeOf, type Change } from './change-log-repository.ts';

/**
 * How far a reader has read the log of a catalogue. Rows are sorted by their writers' clocks, so a row may appear after
 * one with a later time: the reader rereads the most recent part and skips the rows that it has seen.
 */
export interface Position {
  /** The version of the catalogue after all changes seen so far. */
  version: number;
  /** The next reading starts after this time, in ISO 8601. */
  since: string;
  /** The ids of the rows after that time that have been seen. */
  seen: readonly string[];
}

/**
 * Longer than a transaction with all its retries, plus the difference between clocks. An even later row only costs a
 * full read.
 */
const overlapMs = 30_000;

/** Returns where to start reading the log for changes since `at`; both are times in ISO 8601. */
export function overlapBefore(at: string): string {
  return new Date(Date.parse(at) - overlapMs).toISOString();
}

/**
 * Returns the position after a reading.
 * @param since where the reading of the log started
 * @param changes all rows that were read
 * @param at the time of the reading in ISO 8601: a fast clock must not hide later changes
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
