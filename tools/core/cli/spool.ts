import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemErrorText } from './system-error-text.ts';
import { UsageError } from './usage-error.ts';

/** A piece of text in a spool, in bytes. */
export interface SpoolPlace {
  at: number;
  length: number;
}

export interface Spool {
  add(text: string): SpoolPlace;
  read(place: SpoolPlace): string;
  /** Returns the whole text, piece by piece. */
  all(): Generator<string>;
  close(): void;
}

/** Short reports need no file. */
const usualMost = 4 << 20;
const pieceBytes = 1 << 16;

/**
 * Buffers text that must come after totals that are not known yet: short text in memory, longer text in a temporary
 * file, which is unlinked while in use so that nothing can be left behind.
 * @throws UsageError if the temporary folder cannot be used
 */
export function createSpool(maxInMemory = usualMost): Spool {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let size = 0;
  let handle: number | undefined;

  function orSay<Done>(act: () => Done): Done {
    try {
      return act();
    } catch (error) {
      const reason = systemErrorText(error, 'written');
      throw new UsageError(
        `${tmpdir()}: ${reason} A long report is buffered there. To use another folder, set TMPDIR, or TEMP on Windows.`,
      );
    }
  }

  function open(): number {
    const name = path.join(tmpdir(), `core-${process.pid}-${process.hrtime.bigint()}`);
    const opened = openSync(name, 'wx+', 0o600);
    rmSync(name);
    return opened;
  }

  function flush(): void {
    orSay(() => {
      handle ??= open();
      let rest = Buffer.concat(waiting);
      while (rest.length > 0) rest = rest.subarray(writeSync(handle, rest));
    });
    waiting = [];
    waitingBytes = 0;
  }

  function bytesAt({ at, length }: SpoolPlace): Buffer {
    if (handle === undefined) {
      if (waiting.length > 1) waiting = [Buffer.concat(waiting)];
      return (waiting[0] ?? Buffer.alloc(0)).subarray(at, at + length);
    }
    if (waiting.length > 0) flush();
    const bytes = Buffer.alloc(length);
    orSay(() => {
      for (let done = 0; done < length;) {
        const read = readSync(handle!, bytes, done, length - done, at + done);
        if (read === 0) throw new Error('it has become shorter');
        done += read;
      }
    });
    return bytes;
  }

  return {
    add(text) {
      const bytes = Buffer.from(text);
      const place = { at: size, length: bytes.length };
      size += bytes.length;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes > maxInMemory) flush();
      return place;
    },
    read: (place) => bytesAt(place).toString(),
    *all() {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      for (let at = 0; at < size; at += pieceBytes) {
        const bytes = bytesAt({ at, length: Math.min(pieceBytes, size - at) });
        yield decoder.decode(bytes, { stream: true });
      }
    },
    close() {
      if (handle !== undefined) closeSync(handle);
    },
  };
}
