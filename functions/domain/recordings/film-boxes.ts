import type { ByteSource } from '../archives/archive.ts';
import { RejectedFile } from '../uploads/rejected-file.ts';

export interface FilmBox {
  type: string;
  start: number;
  sizeBytes: number;
}

const maxContentsBytes = 64 * 1024 * 1024;
/** Enough for a film of 24 hours in fragments of two seconds. */
const maxBoxes = 100_000;

/**
 * Yields the outermost boxes of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2).
 * @throws RejectedFile if a part of it is missing
 */
export async function* filmBoxes(file: ByteSource): AsyncGenerator<FilmBox> {
  for (let at = 0, boxes = 0; at < file.sizeBytes; boxes++) {
    const header = await file.read(at, 16);
    if (header.length < 8 || boxes === maxBoxes) throw damagedFilm();
    const short = header.readUInt32BE(0);
    const long = short === 1 && header.length === 16;
    const sizeBytes = long ? Number(header.readBigUInt64BE(8)) : short || file.sizeBytes - at;
    const type = header.toString('latin1', 4, 8);
    if (sizeBytes < 8 || !/^[\x20-\x7e\xa9]{4}$/.test(type)) throw damagedFilm();
    if (at + sizeBytes > file.sizeBytes) throw damagedFilm();
    yield { type, start: at, sizeBytes };
    at += sizeBytes;
  }
}

/**
 * Reads the table of contents, `moov`, including its header.
 * @throws RejectedFile if there is none, or a far too large one
 */
export async function readFilmContents(
  file: ByteSource,
  found: FilmBox | undefined,
): Promise<Buffer> {
  if (!found || found.sizeBytes > maxContentsBytes) throw damagedFilm();
  return file.read(found.start, found.sizeBytes);
}

function damagedFilm(): RejectedFile {
  return new RejectedFile(
    'This film is damaged, or a part of it is missing. Please export it again and upload the whole file.',
  );
}
