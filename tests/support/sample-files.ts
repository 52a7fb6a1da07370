import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

/** Generated files: each is valid unless a test damages it. */

export async function pdfFile(pages = 3, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  for (let page = 1; page <= pages; page++) document.addPage().text(`Page ${page}`);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Every pixel differs from its neighbours, so that compression cannot shrink the file to nothing. */
export function picture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const pngFile = (width = 1200, height = 900) => picture(width, height).png().toBuffer();

/** Silence: frames of 26 ms, MPEG-1 layer III, 128 kbit/s, 44,100 Hz, stereo. */
export function mp3File(seconds: number, { withTable = false } = {}): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  const count = Math.round((seconds * 44_100) / 1152);
  const frames = Array.from({ length: count }, () => frame);
  if (!withTable) return Buffer.concat(frames);
  const table = Buffer.from(frame);
  table.write('Xing', 36, 'latin1');
  table.writeUInt32BE(7, 40);
  table.writeUInt32BE(count, 44);
  table.writeUInt32BE((count + 1) * 417, 48);
  return Buffer.concat([table, ...frames]);
}

/** 8,000 samples of one byte a second. */
export function wavFile(seconds: number, bytesPerSecond = 8000): Buffer {
  const data = Buffer.alloc(seconds * bytesPerSecond, 128);
  return Buffer.concat([wavHeader(data.length, bytesPerSecond), data]);
}

export function wavHeader(dataBytes: number, bytesPerSecond: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(bytesPerSecond, 24);
  header.writeUInt32LE(bytesPerSecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/**
 * A table of contents for audio tracks, usually one, with placeholder audio.
 * @param forged the length that the first track's header claims; seconds of a second track; bytes of audio
 */
export function m4aFile(
  seconds: number,
  codec = 'mp4a',
  { saidSeconds = seconds, secondTrack = 0, soundBytes = 4000 } = {},
): Buffer {
  const tracks = [m4aTrack(seconds, saidSeconds, codec)];
  if (secondTrack) tracks.push(m4aTrack(secondTrack, secondTrack, codec));
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42', 'latin1')),
    box('moov', box('mvhd', m4aTimes(saidSeconds), Buffer.alloc(80)), ...tracks),
    box('mdat', Buffer.alloc(soundBytes)),
  ]);
}

const m4aRate = 44_100;
const m4aTimes = (seconds: number) => numbers(0, 0, 0, m4aRate, seconds * m4aRate);

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

function m4aTrack(seconds: number, saidSeconds: number, codec: string): Buffer {
  const entry = Buffer.alloc(28);
  entry.writeUInt16BE(1, 6);
  entry.writeUInt16BE(2, 16);
  entry.writeUInt16BE(16, 18);
  entry.writeUInt32BE(m4aRate * 65_536, 24);
  const handler = Buffer.from('\0\0\0\0\0\0\0\0soun\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box(codec, entry)),
    box('stts', numbers(0, 1, Math.floor((seconds * m4aRate) / 1024), 1024)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 100, 0)),
    box('stco', numbers(0, 0)),
  );
  const media = box(
    'mdia',
    box('mdhd', m4aTimes(saidSeconds), numbers(0)),
    box('hdlr', handler),
    box('minf', box('smhd', numbers(0, 0)), table),
  );
  return box('trak', tkhd(saidSeconds * m4aRate), media);
}

function tkhd(duration: number): Buffer {
  const bytes = Buffer.alloc(84);
  bytes.writeUInt32BE(1, 12);
  bytes.writeUInt32BE(duration, 20);
  return box('tkhd', bytes);
}

function box(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** The smallest archive: only its end record. */
export const zipFile = Buffer.from('504b0506' + '00'.repeat(18), 'hex');
