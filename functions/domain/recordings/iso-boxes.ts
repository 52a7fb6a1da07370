/**
 * Returns the contents of all boxes at a path inside other boxes (ISO/IEC 14496-12, 4.2).
 * @param contents the contents of the outermost box
 * @param path `['trak', 'mdia']`
 */
export function boxesAt(contents: Buffer, [type, ...rest]: readonly string[]): Buffer[] {
  if (!type) return [contents];
  return boxesOf(contents, type).flatMap((inner) => boxesAt(inner, rest));
}

/** Size 1 means that eight more bytes contain the size; size 0 means the rest of the file. */
function boxesOf(contents: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= contents.length;) {
    const short = contents.readUInt32BE(at);
    const long = short === 1 && at + 16 <= contents.length;
    const sizeBytes = long ? Number(contents.readBigUInt64BE(at + 8)) : short;
    const headerBytes = long ? 16 : 8;
    const end = sizeBytes === 0 ? contents.length : at + sizeBytes;
    if (end < at + headerBytes) break;
    if (contents.toString('latin1', at + 4, at + 8) === wanted) {
      found.push(contents.subarray(at + headerBytes, end));
    }
    at = end;
  }
  return found;
}

/**
 * Reads the time scale of `mvhd` or `mdhd` (8.2.2, 8.4.2), which follows two timestamps of four bytes, or eight in
 * version 1.
 */
export function readTimescale(header: Buffer): number | undefined {
  const at = header[0] === 1 ? 20 : 12;
  return header.length >= at + 4 ? header.readUInt32BE(at) : undefined;
}
