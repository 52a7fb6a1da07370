import type { ByteSource } from '../domain/archives/archive.ts';
import { Uncuttable } from '../domain/recordings/uncuttable.ts';

const blockBytes = 1024 * 1024;
/** Enough for two tracks that are read in parallel, wherever they are in the file. */
const cachedBlocks = 16;
/** The limit for all reading: an excerpt of 50 MB, a table of contents of 64 MB, and tracks that are left out. */
const maxBlocks = 256;

/**
 * Reads a file in blocks, since samples are small and each request takes time, and limits how much is read.
 * @throws Uncuttable if more is read
 */
export function boundedSource({ sizeBytes, read }: ByteSource): ByteSource {
  const cache = new Map<number, Promise<Buffer>>();
  let blocks = 0;

  function count(length: number): void {
    blocks += Math.ceil(length / blockBytes);
    if (blocks > maxBlocks) throw new Uncuttable('tooMuch');
  }

  function block(index: number): Promise<Buffer> {
    const known = cache.get(index);
    if (known) {
      // Moves it to the end: the least recently used block is dropped first.
      cache.delete(index);
      cache.set(index, known);
      return known;
    }
    count(blockBytes);
    const reading = read(index * blockBytes, blockBytes);
    cache.set(index, reading);
    if (cache.size > cachedBlocks) cache.delete(cache.keys().next().value!);
    return reading;
  }

  return {
    sizeBytes,
    async read(start, wanted) {
      const length = Math.min(wanted, sizeBytes - start);
      if (length > cachedBlocks * blockBytes) {
        count(length);
        return read(start, length);
      }
      const parts: Buffer[] = [];
      for (let at = start; at < start + length;) {
        const index = Math.floor(at / blockBytes);
        const from = at - index * blockBytes;
        const part = (await block(index)).subarray(from, from + start + length - at);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}
