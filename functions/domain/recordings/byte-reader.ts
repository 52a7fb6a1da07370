/** Reads a stream in pieces of any size. */
export interface ByteReader {
  /** Bytes consumed so far. */
  readonly position: number;
  /** Returns the next bytes without consuming them; fewer than `length` only at the end. */
  peek(length: number): Promise<Buffer>;
  /** Consumes and returns the next bytes; fewer than `length` only at the end. */
  take(length: number): Promise<Buffer>;
  /**
   * Skips bytes.
   * @returns how many were skipped
   */
  skip(length: number): Promise<number>;
}

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  let position = 0;

  async function fill(length: number): Promise<void> {
    if (held.length >= length) return;
    const parts = [held];
    for (let have = held.length; have < length;) {
      const next = await chunks.next();
      if (next.done) break;
      parts.push(next.value);
      have += next.value.length;
    }
    held = Buffer.concat(parts);
  }

  function pass(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(taken.length);
    position += taken.length;
    return taken;
  }

  return {
    get position() {
      return position;
    },
    async peek(length) {
      await fill(length);
      return held.subarray(0, length);
    },
    async take(length) {
      await fill(length);
      return pass(length);
    },
    async skip(length) {
      let left = length - pass(length).length;
      while (left > 0) {
        await fill(1);
        if (held.length === 0) break;
        left -= pass(left).length;
      }
      return length - left;
    },
  };
}
