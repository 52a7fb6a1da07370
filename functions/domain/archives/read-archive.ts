import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { BadArchive, type Archive, type ByteSource } from './archive.ts';
import {
  checkCount,
  checkName,
  damaged,
  emptyArchive,
  isBomb,
  outsideItsFolder,
  unpacksTo,
} from './archive-rules.ts';
import { PieceReader } from './piece-reader.ts';
import { zipEntries } from './zip-entries.ts';

/** The most unpacked bytes: more would not fit on most buyers' disks. */
const maxUnpackedBytes = 200 * 1024 ** 3;
/** APPNOTE.TXT, 4.3.7: the header of an entry before its name. */
const localHeaderBytes = 30;
const compressionMethods = { stored: 0, deflated: 8 };

/**
 * Reads only the directory of a ZIP archive, not the packed files.
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
  checkCount(zip.entryCount);
  const entries = await zipEntries(zip);
  for (const entry of entries) checkEntry(entry);
  checkOverlaps(entries, directoryAt);
  const unpackedBytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  checkSize(entries, unpackedBytes);
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  if (files.length === 0) throw emptyArchive();
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

function checkEntry(entry: Entry): void {
  const { fileName, compressionMethod } = entry;
  if (entry.isEncrypted()) {
    throw new BadArchive(
      `“${fileName}” in this archive is locked with a password, which buyers do not have. Please pack it without one.`,
    );
  }
  checkName(fileName);
  if (compressionMethod === compressionMethods.stored) return;
  if (compressionMethod === compressionMethods.deflated) return;
  throw new BadArchive(
    `“${fileName}” in this archive is packed in a way that many programs cannot unpack. Please pack it as an ordinary ZIP.`,
  );
}

/** Refuses entries that share bytes: with these, a few megabytes unpack to petabytes. */
function checkOverlaps(entries: readonly Entry[], directoryAt: number): void {
  const ranges = entries
    .map((entry) => {
      const start = entry.relativeOffsetOfLocalHeader;
      const head = localHeaderBytes + entry.fileNameLength;
      return { start, end: start + head + entry.compressedSize };
    })
    .sort((a, b) => a.start - b.start);
  let end = 0;
  for (const range of ranges) {
    if (range.start < end) {
      throw new BadArchive(
        'Files in this archive share the same bytes, as in an archive that is made to fill disks. Please pack it again.',
      );
    }
    end = range.end;
  }
  if (end > directoryAt) throw damaged();
}

function checkSize(entries: readonly Entry[], unpackedBytes: number): void {
  const packedBytes = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (isBomb(unpackedBytes, packedBytes) || unpackedBytes > maxUnpackedBytes) {
    throw unpacksTo(unpackedBytes);
  }
}

/** Translates yauzl's errors into advice for the seller who packed the archive. */
function badArchive(error: Error): BadArchive {
  if (error instanceof BadArchive && error.message) return error;
  if (/absolute path|invalid relative path|invalid characters/.test(error.message)) {
    return outsideItsFolder();
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
