const lineFeed = 10;

export interface RowTakers {
  /**
   * Accepts the line that begins here if it is a row of plain numbers, ended by a line feed.
   * @returns where the next line begins; -1 if the line is not accepted
   */
  takeRow(bytes: Uint8Array, from: number): number;
  /** Accepts everything else. */
  feed(bytes: Uint8Array): void;
}

/**
 * Divides bytes between a fast reader of rows and one that reads everything. The longer no row is accepted, as in a
 * header or a wrapped file, the larger the pieces for the other reader become.
 */
export function createRowFeed({ takeRow, feed }: RowTakers) {
  let stride = 0;

  /** @returns where the first line begins that is not accepted */
  function takeRows(bytes: Uint8Array, start: number, end: number): number {
    let at = start;
    while (at < end) {
      const next = takeRow(bytes, at);
      if (next === -1) return at;
      at = next;
    }
    return at;
  }

  return (bytes: Uint8Array): void => {
    const lastEnd = bytes.lastIndexOf(lineFeed) + 1;
    let at = 0;
    while (at < bytes.length) {
      const taken = takeRows(bytes, at, lastEnd);
      if (taken > at) stride = 0;
      const end = taken + stride < lastEnd ? bytes.indexOf(lineFeed, taken + stride) + 1 : 0;
      const until = end === 0 ? bytes.length : end;
      stride = 2 * stride + 64;
      if (taken < until) feed(bytes.subarray(taken, until));
      at = until;
    }
  };
}
