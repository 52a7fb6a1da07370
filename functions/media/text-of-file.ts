import type { IncomingFile } from './incoming-file.ts';

const sampleBytes = 64 * 1024;
/**
 * Bytes that text never contains: control characters other than tab, line and page breaks, and terminal escape
 * sequences.
 */
const binary = new Set(
  Array.from({ length: 32 }, (_, code) => code).filter(
    (code) => ![9, 10, 12, 13, 27].includes(code),
  ),
);

/**
 * Whether a file is text, by its beginning, its middle and its end.
 * @returns its encoding, as far as that can be determined; `undefined` if it is not text
 */
export async function textEncoding(
  file: IncomingFile,
): Promise<'utf-8' | 'utf-16' | 'other' | undefined> {
  const middle = Math.max(0, Math.floor(file.sizeBytes / 2) - sampleBytes / 2);
  const starts = [...new Set([0, middle, Math.max(0, file.sizeBytes - sampleBytes)])];
  const samples = await Promise.all(starts.map((start) => file.read(start, sampleBytes)));
  const mark = samples[0]!.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') return 'utf-16';
  if (samples.some((sample) => sample.some((byte) => binary.has(byte)))) return undefined;
  return samples.every(isUtf8) ? 'utf-8' : 'other';
}

/** A sample may begin and end within a character. */
function isUtf8(sample: Buffer): boolean {
  let start = 0;
  while (start < 3 && start < sample.length && (sample[start]! & 0xc0) === 0x80) start += 1;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample.subarray(start), { stream: true });
    return true;
  } catch {
    return false;
  }
}
