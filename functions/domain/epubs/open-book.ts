import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { zipEntries } from '../archives/zip-entries.ts';
import { BadEpub } from './bad-epub.ts';

/** The files in an EPUB. */
export interface Book {
  has(path: string): boolean;
  /**
   * Reads a file.
   * @throws BadEpub if it is missing, damaged, locked or too large
   */
  read(path: string): Promise<Buffer>;
}

const maxEntries = 20_000;
const megabyte = 1024 * 1024;
/** The most unpacked bytes of a file and of all files. A long chapter has 400 KB, a novel in one file 3 MB. */
const limits = { entryBytes: 4 * megabyte, allBytes: 24 * megabyte };

/** @throws BadEpub */
export async function openBook(file: Buffer): Promise<Book> {
  const zip = await unlessBroken(open(file));
  // Checked before the entries are read: 100 MB of names would not fit in memory.
  if (zip.entryCount > maxEntries) throw new BadEpub('tooMuch');
  const entries = await unlessBroken(zipEntries(zip));
  const byPath = new Map(entries.map((entry) => [entry.fileName, entry]));
  let readBytes = 0;
  return {
    has: (path) => byPath.has(path),
    async read(path) {
      const entry = byPath.get(path);
      if (!entry) throw new BadEpub('broken');
      if (entry.isEncrypted()) throw new BadEpub('locked');
      readBytes += entry.uncompressedSize;
      const isTooMuch = entry.uncompressedSize > limits.entryBytes || readBytes > limits.allBytes;
      if (isTooMuch) throw new BadEpub('tooMuch');
      return unlessBroken(unpack(zip, entry));
    },
  };
}

function unlessBroken<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch(() => {
    throw new BadEpub('broken');
  });
}

function open(file: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

/** Unpacks an entry. yauzl fails if it contains more than the directory says. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  return buffer(stream);
}
