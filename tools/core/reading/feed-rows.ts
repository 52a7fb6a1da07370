const [lineFeed, carriageReturn] = [10, 13];

export interface RowTakers {
  /** Takes a line, without its ending, if it is a row of plain numbers. */
  takeRow(bytes: Uint8Array, from: number, to: number, ending: 'LF' | 'CR LF'): boolean;
  /** Takes whatever else there is. */
  feed(bytes: Uint8Array): void;
}

/**
 * Divides bytes between a fast reader of rows and one that reads everything. The longer no row is taken, as in a header
 * or a wrapped file, the larger are the pieces for the other.
 */
export function createRowFeed({ takeRow, feed }: RowTakers) {
  let stride = 0;

  /** @returns where the first line begins that is not taken */
  function takeRows(bytes: Uint8Array, start: number): number {
    let at = start;
    for (;;) {
      const end = bytes.indexOf(lineFeed, at);
      if (end === -1) return at;
      const hasReturn = end > at && bytes[end - 1] === carriageReturn;
      const to = hasReturn ? end - 1 : end;
      if (!takeRow(bytes, at, to, hasReturn ? 'CR LF' : 'LF')) return at;
      at = end + 1;
    }
  }

  return (bytes: Uint8Array): void => {
    let at = 0;
    while (at < bytes.length) {
      const taken = takeRows(bytes, at);
      if (taken > at) stride = 0;
      const end = taken + stride < bytes.length ? bytes.indexOf(lineFeed, taken + stride) + 1 : 0;
      const until = end === 0 ? bytes.length : end;
      stride = 2 * stride + 64;
      if (taken < until) feed(bytes.subarray(taken, until));
      at = until;
    }
  };
}
