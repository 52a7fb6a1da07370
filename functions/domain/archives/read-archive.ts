import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { BadArchive, type Archive, type ByteSource } from './archive.ts';
import { PieceReader } from './piece-reader.ts';

const mostEntries = 100_000;
/** More than fits on the disk of most buyers. */
const mostUnpackedBytes = 200 * 1024 ** 3;
/** Text that repeats itself is packed to a fiftieth; a thousandth is the least that the format allows. */
const mostRatio = 200;
/** A small file may be packed as tight as it likes. */
const ratioFromBytes = 1024 ** 3;
/** APPNOTE.TXT, 4.3.7: the header of an entry before its name. */
const localHeaderBytes = 30;
const compressionMethods = { stored: 0, deflated: 8 };

/**
 * Reads the directory of a ZIP archive, and nothing of what is packed in it.
 * @throws BadArchive if it is damaged, locked, a bomb, or would write outside its folder
 */
export async function readArchive(source: ByteSource): Promise<Archive> {
  const reader = new PieceReader(source);
  try {
    return await readWith(reader, source.sizeBytes);
  } catch (error) {
    throw reader.failure ?? badArchive(error as Error);
  }
}

async function readWith(reader: PieceReader, sizeBytes: number): Promise<Archive> {
  const zip = await open(reader, sizeBytes);
  const directoryAt = Number(zip.readEntryCursor);
  if (zip.entryCount > mostEntries) {
    throw new BadArchive(
      `This archive holds ${zip.entryCount} files, and at most ${mostEntries} can be looked at. Please pack them into several archives.`,
    );
  }
  const entries = await readEntries(zip);
  for (const entry of entries) checkEntry(entry);
  checkPlaces(entries, directoryAt);
  const unpackedBytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  checkSize(entries, unpackedBytes);
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  if (files.length === 0) {
    throw new BadArchive('This archive holds no files. Please pack it again.');
  }
  return {
    entries: files.map(({ fileName: path, uncompressedSize: sizeBytes }) => ({ path, sizeBytes })),
    unpackedBytes,
  };
}

function open(reader: PieceReader, sizeBytes: number): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    yauzl.fromRandomAccessReader(reader, sizeBytes, options, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function checkEntry(entry: Entry): void {
  const { fileName, compressionMethod } = entry;
  if (entry.isEncrypted()) {
    throw new BadArchive(
      `“${fileName}” in this archive is locked with a password, which buyers do not have. Please pack it without one.`,
    );
  }
  if (/[\p{Cc}\p{Cs}]/u.test(fileName)) {
    throw new BadArchive(
      'The name of a file in this archive contains control characters. Please rename it and pack the archive again.',
    );
  }
  if (compressionMethod === compressionMethods.stored) return;
  if (compressionMethod === compressionMethods.deflated) return;
  throw new BadArchive(
    `“${fileName}” in this archive is packed in a way that many programs cannot unpack. Please pack it as an ordinary ZIP.`,
  );
}

/** Entries that share bytes are how a few megabytes become petabytes. */
function checkPlaces(entries: readonly Entry[], directoryAt: number): void {
  const places = entries
    .map((entry) => {
      const start = entry.relativeOffsetOfLocalHeader;
      const head = localHeaderBytes + entry.fileNameLength;
      return { start, end: start + head + entry.compressedSize };
    })
    .sort((a, b) => a.start - b.start);
  let end = 0;
  for (const place of places) {
    if (place.start < end) {
      throw new BadArchive(
        'Files in this archive share the same bytes, as in an archive that is made to fill disks. Please pack it again.',
      );
    }
    end = place.end;
  }
  if (end > directoryAt) throw damaged();
}

function checkSize(entries: readonly Entry[], unpackedBytes: number): void {
  const packedBytes = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const isBomb = unpackedBytes > ratioFromBytes && unpackedBytes > packedBytes * mostRatio;
  if (!isBomb && unpackedBytes <= mostUnpackedBytes) return;
  const gigabytes = Math.round(unpackedBytes / 1024 ** 3);
  throw new BadArchive(
    `This archive becomes ${gigabytes} GB when it is unpacked, which fills the disk of whoever buys it. Please pack less into it.`,
  );
}

/** yauzl's own errors by what they mean for whoever packed the archive. */
function badArchive(error: Error): BadArchive {
  if (error instanceof BadArchive && error.message) return error;
  if (/absolute path|invalid relative path|invalid characters/.test(error.message)) {
    return new BadArchive(
      'A file in this archive would be unpacked outside its folder: its path is absolute or contains “..”. Please pack it again.',
    );
  }
  if (/encryption/.test(error.message)) {
    return new BadArchive(
      'This archive is locked with a password, which buyers do not have. Please pack it without one.',
    );
  }
  if (/multi-disk/.test(error.message)) {
    return new BadArchive(
      'This is one part of an archive in several files. Please pack it as one file.',
    );
  }
  return damaged();
}

function damaged(): BadArchive {
  return new BadArchive(
    'This archive is damaged, or a part of it is missing. Please pack it again and upload the whole file.',
  );
}
