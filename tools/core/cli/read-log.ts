import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const minBytes = 64 << 10;
const maxBytes = 1 << 20;

/**
 * Reads a log piece by piece; each piece is valid until the next is requested. A stream would take a megabyte for each
 * small log, and a thread of its own for data that the disk has already read ahead.
 * @throws the system's error
 */
export async function* readLog(path: string): AsyncGenerator<Uint8Array> {
  const handle = openSync(path, 'r');
  try {
    // One byte more than the size, so that the first read of a small log is also the last. A device has no size.
    const sizeBytes = fstatSync(handle).size + 1;
    const piece = Buffer.allocUnsafe(Math.min(Math.max(sizeBytes, minBytes), maxBytes));
    for (;;) {
      const length = readSync(handle, piece);
      if (length > 0) yield piece.subarray(0, length);
      if (length === 0) return;
    }
  } finally {
    closeSync(handle);
  }
}
