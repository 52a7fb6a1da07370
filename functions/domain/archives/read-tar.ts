import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { BadArchive, type Archive, type ArchiveEntry, type ByteSource } from './archive.ts';
import {
  checkCount,
  checkName,
  damaged,
  emptyArchive,
  isBomb,
  outsideItsFolder,
  unpacksTo,
} from './archive-rules.ts';

const pieceBytes = 4 * 1024 ** 2;
/** The largest tar archive. It has no directory, so it is read completely, within the function's two minutes. */
const maxBytes = 4 * 1024 ** 3;

/**
 * Reads the headers of a tar archive, plain or with gzip, and skips the contents of the files.
 * @throws BadArchive if it is damaged, a bomb, too large to be read, or would write outside its folder
 */
export async function readTar(source: ByteSource, isPacked: boolean): Promise<Archive> {
  if (!isPacked) checkSize(source.sizeBytes);
  const reader = { failure: undefined as unknown };
  try {
    return await readStream(streamOf(source, isPacked, reader), source.sizeBytes);
  } catch (error) {
    if (reader.failure) throw reader.failure;
    throw error instanceof BadArchive ? error : damaged();
  }
}

async function readStream(bytes: Readable, packedBytes: number): Promise<Archive> {
  /** By path: the last entry with a path counts, as in unpacking. */
  const files = new Map<string, ArchiveEntry>();
  let unpackedBytes = 0;
  const web = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  for await (const { header, body } of web.pipeThrough(createTarDecoder({ strict: true }))) {
    checkHeader(header);
    unpackedBytes += header.size;
    if (isBomb(unpackedBytes, packedBytes)) throw unpacksTo(unpackedBytes);
    checkSize(unpackedBytes);
    if (header.type === 'file') {
      files.set(header.name, { path: header.name, sizeBytes: header.size });
      checkCount(files.size);
    }
    await body.cancel();
  }
  if (files.size === 0) throw emptyArchive();
  return { entries: [...files.values()], unpackedBytes };
}

/**
 * Returns the bytes of the tar archive itself. A failed read is recorded in `reader`: it does not mean that the archive
 * is bad.
 */
function streamOf(source: ByteSource, isPacked: boolean, reader: { failure: unknown }): Readable {
  async function* pieces() {
    for (let at = 0; at < source.sizeBytes; at += pieceBytes) {
      const piece = await source.read(at, pieceBytes).catch((error: unknown) => {
        reader.failure = error;
        throw error;
      });
      yield piece;
    }
  }
  if (!isPacked) return Readable.from(pieces());
  return Readable.from(
    (async function* () {
      let unpackedBytes = 0;
      const stream = Readable.from(pieces());
      const gunzip = createGunzip({ chunkSize: 256 * 1024 });
      stream.on('error', (error) => gunzip.destroy(error));
      for await (const piece of stream.pipe(gunzip) as AsyncIterable<Buffer>) {
        unpackedBytes += piece.length;
        if (isBomb(unpackedBytes, source.sizeBytes)) throw unpacksTo(unpackedBytes);
        checkSize(unpackedBytes);
        yield piece;
      }
    })(),
  );
}

function checkHeader({ name, type, linkname = '' }: ParsedTarEntry['header']): void {
  checkName(name);
  const folder = type === 'symlink' ? name.split('/').slice(0, -1) : [];
  const isLink = type === 'symlink' || type === 'link';
  if (leadsOut(name.split('/')) || isAbsolute(name)) throw outsideItsFolder();
  if (isLink && (isAbsolute(linkname) || leadsOut([...folder, ...linkname.split('/')]))) {
    throw new BadArchive(
      `“${name}” in this archive is a link to something outside its folder, which buyers do not have. Please pack it again.`,
    );
  }
}

/** Whether a path is absolute on any system: `/etc`, `C:\a`, `\\server`. */
const isAbsolute = (path: string): boolean => /^([/\\]|[a-z]:)/i.test(path);

/** Whether a path climbs above where it begins. Backslashes are folders on Windows. */
function leadsOut(names: readonly string[]): boolean {
  let depth = 0;
  for (const name of names.flatMap((one) => one.split('\\'))) {
    if (name === '..') depth -= 1;
    else if (name !== '' && name !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

function checkSize(bytes: number): void {
  if (bytes <= maxBytes) return;
  throw new BadArchive(
    'This archive contains more than 4 GB. A tar archive has to be read completely to be listed, which takes too long. Please pack it as a ZIP.',
  );
}
