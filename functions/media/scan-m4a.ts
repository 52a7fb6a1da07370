import type { IncomingFile } from './incoming-file.ts';
import { longestTrackSeconds } from './m4a-tracks.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import type { Recording } from '../domain/recordings/scan-mp3.ts';

interface Box {
  type: string;
  start: number;
  sizeBytes: number;
}

/** More than the metadata of twenty hours of sound, cover included. */
const maxContentsBytes = 64 * 1024 * 1024;
/** For the first box, which lists the compatible brands at four bytes each. */
const maxKindBytes = 4096;
const maxBoxes = 1000;
/**
 * AAC uses at most 6,144 bits for 1,024 samples of a channel (ISO/IEC 14496-3, decoder input buffer): 576 kbit/s for
 * stereo at 48 kHz, several times what speech needs. A file with more is longer than it claims.
 */
const maxBytesPerSecond = 72_000;
/** Space that programs reserve for tags. */
const paddingBytes = 64 * 1024;
/** The boxes of ISO/IEC 14496-12 and those that Apple's programs add. */
const topLevel = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'udta', 'meta', 'uuid', 'pdin'];

/**
 * Reads the boxes of an M4A file and its metadata, but not the sound itself.
 * @param mustPlay whether pages play it: only some browsers can play Apple's lossless codec
 * @throws RejectedFile if it is truncated, contains no sound or also pictures, is followed by other data, or is larger
 * than its stated duration allows
 */
export async function scanM4a(file: IncomingFile, mustPlay: boolean): Promise<Recording> {
  const boxes = await readBoxes(file);
  const find = (type: string) => boxes.find((box) => box.type === type);
  const [kind, contents, sound] = [find('ftyp'), find('moov'), find('mdat')];
  const isOnlyOne = boxes.filter(({ type }) => type === 'moov').length === 1;
  const readable = kind && contents && isOnlyOne && sound && kind.sizeBytes <= maxKindBytes;
  if (!readable || contents.sizeBytes > maxContentsBytes) {
    throw unreadable('contains no sound that can be read');
  }
  const table = await file.read(contents.start, contents.sizeBytes);
  const head = Buffer.concat([await file.read(kind.start, kind.sizeBytes), table]);
  const { format } = await readMetadata(head);
  if (format.hasVideo) throw unreadable('is a film');
  if (format.trackInfo.some(({ codecName }) => codecName === 'drms' || codecName === 'enca')) {
    throw unreadable('is protected against copying');
  }
  if (mustPlay && !/aac/i.test(format.codec ?? '')) {
    throw unreadable('uses a codec that not every browser can play');
  }
  const trackSeconds = longestTrackSeconds(table);
  if (!format.duration || !trackSeconds) throw unreadable('does not say how long it is');
  const durationSeconds = Math.max(format.duration, trackSeconds);
  const soundBytes = file.sizeBytes - table.length - paddingBytes;
  if (mustPlay && soundBytes > durationSeconds * maxBytesPerSecond) {
    throw unreadable('contains far more data than sound of its length needs');
  }
  return { durationSeconds };
}

async function readMetadata(head: Buffer) {
  const { parseBuffer } = await import('music-metadata');
  try {
    return await parseBuffer(head, 'audio/mp4', { duration: true, skipCovers: true });
  } catch {
    throw unreadable('is damaged');
  }
}

/**
 * Reads the boxes of a file (ISO/IEC 14496-12, 4.2): four bytes of size, four of type; size 1 means that eight more
 * bytes contain the size.
 */
async function readBoxes(file: IncomingFile): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < file.sizeBytes;) {
    const header = await file.read(at, 16);
    if (header.length < 8) throw unreadable('is followed by something that is not sound');
    const short = header.readUInt32BE(0);
    const long = short === 1 && header.length === 16;
    const sizeBytes = long ? Number(header.readBigUInt64BE(8)) : short;
    const type = header.toString('latin1', 4, 8);
    if (!topLevel.includes(type) || sizeBytes < 8 || boxes.length === maxBoxes) {
      throw unreadable('contains something that is not sound, or comes from a live recording');
    }
    if (at + sizeBytes > file.sizeBytes) {
      throw new RejectedFile(
        'This M4A is shorter than it says: a part of it is missing. Please upload the whole file.',
      );
    }
    boxes.push({ type, start: at, sizeBytes });
    at += sizeBytes;
  }
  return boxes;
}

function unreadable(how: string): RejectedFile {
  return new RejectedFile(`This M4A ${how}. Please export it again as MP3 or M4A (AAC).`);
}
