/** The offset of a line, in bytes from the start of the file. */
export interface LinePlace {
  line: number;
  offset: number;
}

export interface LineIndex {
  feed(bytes: Uint8Array): void;
  /** Returns the nearest remembered line at or before this one. */
  before(line: number): LinePlace;
}

const stride = 256;
const [lineFeed, carriageReturn] = [10, 13];

/**
 * Stores the offset of every 256th line, so that any line of a large file can be read again. Lines end as in the line
 * splitter: with LF, CR LF or CR.
 * @param unit the bytes per character, and which of them identifies a line ending
 */
export function createLineIndex(unit: { size: 1 | 2; low: 0 | 1 }): LineIndex {
  const { size, low } = unit;
  const offsets = [0];
  let line = 1;
  let read = 0;
  let isAfterCr = false;

  function begin(offset: number): void {
    line += 1;
    if ((line - 1) % stride === 0) offsets.push(offset);
  }

  return {
    feed(bytes) {
      for (let at = 0; at < bytes.length; at += size) {
        const code = bytes[at + low];
        if (code !== lineFeed && code !== carriageReturn) {
          isAfterCr = false;
          continue;
        }
        if (size === 2 && bytes[at + 1 - low] !== 0) continue;
        const next = read + at + size;
        if (code === carriageReturn || !isAfterCr) begin(next);
        // The line began after the CR, but the LF still belongs to the previous line.
        else if ((line - 1) % stride === 0) offsets[offsets.length - 1] = next;
        isAfterCr = code === carriageReturn;
      }
      read += bytes.length;
    },
    before(wanted) {
      const at = Math.min(Math.floor((wanted - 1) / stride), offsets.length - 1);
      return { line: at * stride + 1, offset: offsets[at]! };
    },
  };
}
