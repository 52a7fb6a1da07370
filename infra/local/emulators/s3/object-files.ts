import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { link, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

export interface WrittenFile {
  /** The file's own random name: no part of a client's key ever becomes a path. */
  blob: string;
  sizeBytes: number;
  /** Hex. */
  md5: string;
}

interface WriteChecks {
  /** Receives each chunk before it is written; throws to stop the upload. */
  onChunk?(chunk: Uint8Array, sizeBytes: number): void;
  /** Called after the last chunk; throws to refuse the upload. */
  onEnd?(written: WrittenFile): void;
}

export interface ObjectFiles {
  /**
   * Streams to an unpublished file, syncs it and renames it. A refused or interrupted upload leaves nothing
   * behind.
   */
  write(source: AsyncIterable<Uint8Array>, checks?: WriteChecks): Promise<WrittenFile>;
  /**
   * Writes several of these files, one after the other, as a new one. It neither computes the MD5 nor waits for the
   * disk: gigabytes take seconds.
   */
  join(blobs: readonly string[]): Promise<Pick<WrittenFile, 'blob' | 'sizeBytes'>>;
  open(blob: string): Promise<FileHandle>;
  writtenAt(blob: string): Promise<Date>;
  /** A second name for the same bytes. Blobs never change, so a copy costs nothing. */
  duplicate(blob: string): Promise<string>;
  remove(blobs: string[]): Promise<void>;
}

const pieceBytes = 1024 * 1024;

/**
 * The bytes of all objects under `dataDir`. At the start it removes what a killed process left: unfinished
 * uploads, and files that are not in `known`.
 */
export function openObjectFiles(dataDir: string, known: ReadonlySet<string>): ObjectFiles {
  const incoming = join(dataDir, 'incoming');
  const published = join(dataDir, 'objects');
  rmSync(incoming, { recursive: true, force: true });
  for (const folder of [incoming, published]) mkdirSync(folder, { recursive: true });
  for (const blob of readdirSync(published)) {
    if (!known.has(blob)) rmSync(join(published, blob));
  }

  /**
   * Creates a file from what `fill` writes, once that is complete.
   * @param isSynced whether it survives a power failure, not only a kill
   */
  async function writeNew<Facts>(
    fill: (file: FileHandle, blob: string) => Promise<Facts>,
    isSynced: boolean,
  ): Promise<Facts> {
    const blob = randomUUID();
    const path = join(incoming, blob);
    const file = await open(path, 'wx');
    try {
      const facts = await fill(file, blob);
      if (isSynced) await file.sync();
      await rename(path, join(published, blob));
      return facts;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  return {
    write: (source, checks = {}) =>
      writeNew(async (file, blob) => {
        const written = { blob, ...(await copyInto(file, source, checks)) };
        checks.onEnd?.(written);
        return written;
      }, true),
    join: (blobs) =>
      writeNew(async (file, blob) => {
        let sizeBytes = 0;
        for (const each of blobs) {
          const part = await open(join(published, each), 'r');
          for await (const chunk of part.createReadStream({ highWaterMark: pieceBytes })) {
            await file.writeFile(chunk as Buffer);
            sizeBytes += (chunk as Buffer).length;
          }
        }
        return { blob, sizeBytes };
      }, false),
    open: (blob) => open(join(published, blob), 'r'),
    writtenAt: async (blob) => (await stat(join(published, blob))).mtime,
    async duplicate(blob) {
      const copy = randomUUID();
      await link(join(published, blob), join(published, copy));
      return copy;
    },
    async remove(blobs) {
      await Promise.all(blobs.map((blob) => rm(join(published, blob), { force: true })));
    },
  };
}

async function copyInto(file: FileHandle, source: AsyncIterable<Uint8Array>, checks: WriteChecks) {
  const md5 = createHash('md5');
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.byteLength;
    checks.onChunk?.(chunk, sizeBytes);
    md5.update(chunk);
    await file.writeFile(chunk);
  }
  return { sizeBytes, md5: md5.digest('hex') };
}
