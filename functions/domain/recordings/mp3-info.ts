import type { Mp3Frame } from './mp3-frame.ts';

const framesGiven = 1;
const bytesGiven = 2;
const tableGiven = 4;
const tableSize = 100;

/**
 * The table that encoders put into the first frame: the number of frames and bytes, and the offset of each hundredth.
 */
export interface Mp3Info {
  frames?: number;
}

/** The table of a first frame; `undefined` if the frame contains sound or is too short for its table. */
export function readMp3Info(frame: Buffer, { infoOffset }: Mp3Frame): Mp3Info | undefined {
  const tag = frame.toString('latin1', infoOffset, infoOffset + 4);
  const fits = (length: number) => frame.length >= length;
  if ((tag === 'Xing' || tag === 'Info') && fits(infoOffset + 8)) {
    const flags = frame.readUInt32BE(infoOffset + 4);
    if (!fits(infoOffset + 8 + bytesOfFields(flags))) return undefined;
    return flags & framesGiven ? { frames: frame.readUInt32BE(infoOffset + 8) } : {};
  }
  if (frame.toString('latin1', 36, 40) === 'VBRI' && fits(36 + 18)) {
    return { frames: frame.readUInt32BE(36 + 14) };
  }
  return undefined;
}

function bytesOfFields(flags: number): number {
  const numbers = [framesGiven, bytesGiven].filter((each) => flags & each).length;
  return numbers * 4 + (flags & tableGiven ? tableSize : 0);
}

/**
 * Returns the first frame of a shortened recording: the same table, for the remaining frames.
 * @param sizes bytes of each following frame of sound
 * @returns `undefined` for Fraunhofer's table, which is dropped
 */
export function rewriteMp3Info(
  frame: Buffer,
  { infoOffset }: Mp3Frame,
  sizes: readonly number[],
): Buffer | undefined {
  if (frame.toString('latin1', 36, 40) === 'VBRI') return undefined;
  const rewritten = Buffer.from(frame);
  const flags = frame.readUInt32BE(infoOffset + 4);
  const total = sizes.reduce((sum, size) => sum + size, frame.length);
  let at = infoOffset + 8;
  if (flags & framesGiven) at = rewritten.writeUInt32BE(sizes.length, at);
  if (flags & bytesGiven) at = rewritten.writeUInt32BE(total, at);
  if (flags & tableGiven) rewritten.set(seekTable(sizes, frame.length, total), at);
  return rewritten;
}

/** Returns, for each hundredth of the time, how many 256ths of the bytes precede it. */
function seekTable(sizes: readonly number[], firstBytes: number, total: number): number[] {
  const starts: number[] = [];
  let at = firstBytes;
  for (const size of sizes) {
    starts.push(at);
    at += size;
  }
  return Array.from({ length: tableSize }, (_, part) => {
    const start = starts[Math.floor((part * sizes.length) / tableSize)] ?? firstBytes;
    return Math.min(255, Math.floor((start * 256) / total));
  });
}
