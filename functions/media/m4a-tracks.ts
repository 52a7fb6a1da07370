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
  for (const media of find(contents.subarray(8), mediaPath)) {
    const [header, another] = find(media, ['mdhd']);
    const [times, others] = find(media, sampleTimesPath);
    if (!header || another || !times || others) return undefined;
    const timescale = readTimescale(header);
    const units = sumTimes(times);
    if (!timescale || units === undefined) return undefined;
    longest = Math.max(longest, units / timescale);
  }
  return longest;
}

/** Reads the time scale (8.4.2), which follows two timestamps of four bytes, or eight in version 1. */
function readTimescale(header: Buffer): number | undefined {
  const at = header[0] === 1 ? 20 : 12;
  return header.length >= at + 4 ? header.readUInt32BE(at) : undefined;
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

/** Returns the contents of all boxes at the path. */
function find(contents: Buffer, [type, ...rest]: readonly string[]): Buffer[] {
  if (!type) return [contents];
  return boxesOf(contents, type).flatMap((inner) => find(inner, rest));
}

/**
 * Returns the boxes of a type (4.2). Size 1 means that eight more bytes contain the size; size 0 means the rest of the
 * file.
 */
function boxesOf(contents: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= contents.length;) {
    const short = contents.readUInt32BE(at);
    const long = short === 1 && at + 16 <= contents.length;
    const sizeBytes = long ? Number(contents.readBigUInt64BE(at + 8)) : short;
    const headerBytes = long ? 16 : 8;
    const end = sizeBytes === 0 ? contents.length : at + sizeBytes;
    if (end < at + headerBytes) break;
    if (contents.toString('latin1', at + 4, at + 8) === wanted) {
      found.push(contents.subarray(at + headerBytes, end));
    }
    at = end;
  }
  return found;
}
