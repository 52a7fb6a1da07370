import type { ByteReader } from './byte-reader.ts';

const id3v1Bytes = 128;
const extendedId3v1Bytes = 227;
const apeHeaderBytes = 32;
/** The flag of an APE tag's header, which the 32-byte footer lacks. */
const apeIsHeader = 2 ** 29;
const lyricsBegin = 'LYRICSBEGIN';
const lyricsEnd = 'LYRICSEND';
const maxLyrics3v1Bytes = 5100;
/** In version 2, the size has six digits. */
const maxLyrics3v2Bytes = 999_999;

/**
 * Returns the length of a tag that begins here, after the sound: ID3v1, its extension, APE or Lyrics3.
 * @returns bytes; 0 if no complete tag begins here
 * @see https://id3.org/ID3v1, https://wiki.hydrogenaud.io/index.php?title=APEv2_specification,
 * https://id3.org/Lyrics3v2
 */
export async function trailingTagBytes(reader: ByteReader): Promise<number> {
  const ahead = await reader.peek(apeHeaderBytes);
  const text = ahead.toString('latin1');
  if (text.startsWith('TAG+')) return extendedId3v1Bytes;
  if (text.startsWith('TAG')) return id3v1Bytes;
  if (text.startsWith('APETAGEX')) return apeBytes(ahead);
  return text.startsWith(lyricsBegin) ? lyricsBytes(reader) : 0;
}

/** Returns the length of an APE tag, whose own size excludes the header; 0 if this is not a complete tag. */
function apeBytes(header: Buffer): number {
  if (header.length < apeHeaderBytes) return 0;
  const size = header.readUInt32LE(12);
  if (header.readUInt32LE(20) & apeIsHeader) return apeHeaderBytes + size;
  return size === apeHeaderBytes ? size : 0;
}

/**
 * Returns the length of a Lyrics3 tag. Version 2 consists of fields (three letters, five digits of length, text) and
 * ends with its size before `LYRICS200`; version 1 is text up to `LYRICSEND`. Returns 0 if there is no such end.
 */
async function lyricsBytes(reader: ByteReader): Promise<number> {
  const start = lyricsBegin.length;
  const textAt = async (at: number, length: number) =>
    (await reader.peek(at + length)).toString('latin1', at);
  for (let at = start; at <= maxLyrics3v2Bytes;) {
    const next = await textAt(at, 15);
    const [, size] = /^(\d{6})LYRICS200/.exec(next) ?? [];
    if (size) return Number(size) === at ? at + 15 : 0;
    const [, fieldBytes] = /^[A-Z]{3}(\d{5})/.exec(next) ?? [];
    if (!fieldBytes) break;
    at += 8 + Number(fieldBytes);
  }
  const text = await textAt(start, maxLyrics3v1Bytes + lyricsEnd.length);
  const end = text.indexOf(lyricsEnd);
  return end < 0 ? 0 : start + end + lyricsEnd.length;
}
