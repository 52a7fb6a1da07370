import { boxesAt, readTimescale } from './iso-boxes.ts';
import { Uncuttable } from './uncuttable.ts';

const maxEntries = 1000;
/** Sample entries that say that the samples are encrypted. */
const encrypted = ['encv', 'enca', 'drms', 'drmi'];

/**
 * Reads when each track ends by its edit list (ISO/IEC 14496-12, 8.6.6), by track id. Programs that trim a film without
 * encoding it again leave everything in the file and state in this list what is shown.
 * @param contents the box `moov` including its header
 * @returns seconds; tracks without an end in their lists are absent
 * @throws Uncuttable if a track consists of several pieces, is shown at another speed, or is encrypted
 */
export function readTrackEnds(contents: Buffer): Map<number, number> {
  const [header] = boxesAt(contents.subarray(8), ['mvhd']);
  const timescale = header && readTimescale(header);
  if (!timescale) throw new Uncuttable('broken');
  const ends = new Map<number, number>();
  for (const track of boxesAt(contents.subarray(8), ['trak'])) {
    if (!isPlayed(track)) continue;
    if (isEncrypted(track)) throw new Uncuttable('locked');
    const [list] = boxesAt(track, ['edts', 'elst']);
    const [id, end] = [readTrackId(track), list && readEnd(list)];
    if (id !== undefined && end) ends.set(id, end / timescale);
  }
  return ends;
}

/** Whether a track has pictures or sound, by its handler (8.4.3). */
function isPlayed(track: Buffer): boolean {
  const [handler] = boxesAt(track, ['mdia', 'hdlr']);
  return ['vide', 'soun'].includes(handler?.toString('latin1', 8, 12) ?? '');
}

/** Reads the types of the sample descriptions (8.5.2), each of which begins with its size. */
function isEncrypted(track: Buffer): boolean {
  const [descriptions] = boxesAt(track, ['mdia', 'minf', 'stbl', 'stsd']);
  return encrypted.includes(descriptions?.toString('latin1', 12, 16) ?? '');
}

/** Reads a track's id (8.3.2). */
function readTrackId(track: Buffer): number | undefined {
  const [header] = boxesAt(track, ['tkhd']);
  const at = header?.[0] === 1 ? 20 : 12;
  return header && header.length >= at + 4 ? header.readUInt32BE(at) : undefined;
}

/** Adds up the edits; 0 if the list does not limit the track. */
function readEnd(list: Buffer): number {
  const isLong = list[0] === 1;
  const entryBytes = isLong ? 20 : 12;
  const entries = list.length >= 8 ? list.readUInt32BE(4) : Infinity;
  if (entries > maxEntries || 8 + entries * entryBytes > list.length) {
    throw new Uncuttable('broken');
  }
  let [end, shown] = [0, 0];
  let isOpen = false;
  for (let at = 8; at < 8 + entries * entryBytes; at += entryBytes) {
    const units = isLong ? Number(list.readBigUInt64BE(at)) : list.readUInt32BE(at);
    const from = isLong ? Number(list.readBigInt64BE(at + 8)) : list.readInt32BE(at + 4);
    end += units;
    // The track begins later.
    if (from === -1) continue;
    const rate = list.readUInt32BE(at + entryBytes - 4);
    if (++shown > 1 || rate !== 0x1_0000) throw new Uncuttable('edited');
    isOpen = units === 0;
  }
  return isOpen ? 0 : end;
}
