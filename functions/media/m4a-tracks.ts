import { boxesAt, readTimescale } from '../domain/recordings/iso-boxes.ts';

/** ISO/IEC 14496-12: the path of a track's time boxes inside `moov`. */
const mediaPath = ['trak', 'mdia'];
const sampleTimesPath = ['minf', 'stbl', 'stts'];

/**
 * Returns the duration of an M4A's longest track by its sample table: what can be played, whatever the headers say.
 * @param contents the box `moov` including its header
 * @returns seconds; `undefined` if a track does not state them exactly once
 */
export function longestTrackSeconds(contents: Buffer): number | undefined {
  let longest = 0;
  for (const media of boxesAt(contents.subarray(8), mediaPath)) {
    const [header, another] = boxesAt(media, ['mdhd']);
    const [times, others] = boxesAt(media, sampleTimesPath);
    if (!header || another || !times || others) return undefined;
    const timescale = readTimescale(header);
    const units = sumTimes(times);
    if (!timescale || units === undefined) return undefined;
    longest = Math.max(longest, units / timescale);
  }
  return longest;
}

/** Adds up the runs of samples with their durations (8.6.1.2). */
function sumTimes(table: Buffer): number | undefined {
  const entries = table.length >= 8 ? table.readUInt32BE(4) : Infinity;
  if (8 + entries * 8 > table.length) return undefined;
  let units = 0;
  for (let at = 8; at < 8 + entries * 8; at += 8) {
    units += table.readUInt32BE(at) * table.readUInt32BE(at + 4);
  }
  return units;
}
