import type { IncomingFile } from './incoming-file.ts';
import { longestTrackSeconds } from './m4a-tracks.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';

interface Contents {
  start: number;
  sizeBytes: number;
}

const maxContentsBytes = 64 * 1024 * 1024;
/** Enough for a film of 24 hours in fragments of two seconds. */
const maxBoxes = 100_000;

export interface Film {
  /** False if the container has sound only. */
  hasPictures: boolean;
  durationSeconds?: number;
}

/**
 * Reads the boxes of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2) and its table of contents, but not the film
 * itself.
 * @throws RejectedFile if a part of it is missing
 */
export async function scanFilm(file: IncomingFile): Promise<Film> {
  const contents = await findContents(file);
  if (!contents || contents.sizeBytes > maxContentsBytes) throw damaged();
  const table = await file.read(contents.start, contents.sizeBytes);
  const durationSeconds = longestTrackSeconds(table);
  return {
    hasPictures: /hdlr[^]{8}vide/.test(table.toString('latin1')),
    ...(durationSeconds && { durationSeconds }),
  };
}

async function findContents(file: IncomingFile): Promise<Contents | undefined> {
  let found: Contents | undefined;
  for (let at = 0, boxes = 0; at < file.sizeBytes; boxes++) {
    const header = await file.read(at, 16);
    if (header.length < 8 || boxes === maxBoxes) throw damaged();
    const short = header.readUInt32BE(0);
    const long = short === 1 && header.length === 16;
    const sizeBytes = long ? Number(header.readBigUInt64BE(8)) : short || file.sizeBytes - at;
    const type = header.toString('latin1', 4, 8);
    if (sizeBytes < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(type)) throw damaged();
    if (at + sizeBytes > file.sizeBytes) throw damaged();
    if (type === 'moov') found = { start: at, sizeBytes };
    at += sizeBytes;
  }
  return found;
}

function damaged(): RejectedFile {
  return new RejectedFile(
    'This film is damaged, or a part of it is missing. Please export it again and upload the whole file.',
  );
}
