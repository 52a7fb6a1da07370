import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { link, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

export interface WrittenFile {
  /** The file's own random name: no byte of a client's key ever becomes a path. */
  blob: string;
  sizeBytes: number;
  /** Hex. */
  md5: string;
}

interface WriteChecks {
  /** Sees each chunk before it is written; throws to stop the upload. */
  onChunk?(chunk: Uint8Array, sizeBytes: number): void;
  /** Throws to refuse the whole after the last chunk. */
  onEnd?(written: WrittenFile): void;
}

export interface ObjectFiles {
  /** Streams to an unpublished file, syncs and renames it; a refused or broken upload leaves nothing. */
  write(source: AsyncIterable<Uint8Array>, checks?: WriteChecks): Promise<WrittenFile>;
  open(blob: string): Promise<FileHandle>;
  /** A second name for the same bytes: blobs never change, so a copy costs nothing. */
  duplicate(blob: string): Promise<string>;
  remove(blobs: string[]): Promise<void>;
}

/**
 * The bytes of all objects under `dataDir`. What a killed process left half done (uploads in the
 * making, files that no index entry in `known` names) is removed here at the start.
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
