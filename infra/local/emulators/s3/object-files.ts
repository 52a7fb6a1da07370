import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { link, open, rename, rm, type FileHandle } from 'node:fs/promises';
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
  open(blob: string): Promise<FileHandle>;
  /** A second name for the same bytes. Blobs never change, so a copy costs nothing. */
  duplicate(blob: string): Promise<string>;
  remove(blobs: string[]): Promise<void>;
}

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

  return {
    async write(source, checks = {}) {
      const blob = randomUUID();
      const path = join(incoming, blob);
      const file = await open(path, 'wx');
      try {
        const written = { blob, ...(await copyInto(file, source, checks)) };
        checks.onEnd?.(written);
        await file.sync();
        await rename(path, join(published, blob));
        return written;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },
    open: (blob) => open(join(published, blob), 'r'),
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
