/** Both ends inclusive, in bytes. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for an object of the given size. A header that S3 does not support, such as several
 * ranges, means the whole object (RFC 9110, section 14.2).
 */
export function readRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const start = Math.max(0, sizeBytes - Number(last));
    return start < sizeBytes ? { start, end: sizeBytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start < sizeBytes ? { start, end } : 'unsatisfiable';
}
