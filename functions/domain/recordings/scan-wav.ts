import type { ByteSource } from '../archives/archive.ts';
import { RejectedFile } from '../uploads/rejected-file.ts';
import type { Recording } from './scan-mp3.ts';

interface Chunk {
  id: string;
  /** The offset of the contents, after the chunk's eight header bytes. */
  start: number;
  sizeBytes: number;
}

/** Integer samples, floating-point samples, and the extensible form of either (Microsoft, WAVEFORMATEXTENSIBLE). */
const formats = { pcm: 1, float: 3, extensible: 0xfffe };
const maxChunks = 1000;
/** No converter uses a higher rate. The size of an excerpt follows from this value in the file. */
const maxSamplingRate = 768_000;

/**
 * Reads the chunks of a WAV file to determine its duration and check that it is complete.
 * @param excerptSeconds also extract this much of the beginning
 * @param excerptBytes the largest excerpt; a larger one is left out
 * @throws RejectedFile if it is truncated, compressed or followed by other data
 */
export async function scanWav(
  file: ByteSource,
  excerptSeconds: number,
  excerptBytes: number,
): Promise<Recording> {
  const chunks = await readChunks(file);
  const format = chunks.find(({ id }) => id === 'fmt ');
  const data = chunks.find(({ id }) => id === 'data');
  if (!format || !data || format.sizeBytes < 16 || format.sizeBytes > 200) {
    throw unreadable('contains no sound');
  }
  const fmt = await file.read(format.start, format.sizeBytes);
  const samplingRate = fmt.readUInt32LE(4);
  const blockBytes = fmt.readUInt16LE(12);
  if (!Object.values(formats).includes(fmt.readUInt16LE(0))) {
    throw unreadable('uses a codec that browsers cannot play');
  }
  if (samplingRate > maxSamplingRate) throw unreadable('has a sampling rate above 768 kHz');
  const blocks = blockBytes > 0 ? Math.floor(data.sizeBytes / blockBytes) : 0;
  if (blocks === 0 || samplingRate === 0) throw unreadable('contains no sound');
  const kept = Math.min(blocks, Math.floor(excerptSeconds * samplingRate));
  const keptBytes = kept * blockBytes;
  return {
    durationSeconds: blocks / samplingRate,
    continuesAfter: blocks > kept,
    fittingSeconds: Math.floor(excerptBytes / (samplingRate * blockBytes)),
    ...(keptBytes <= excerptBytes && {
      excerpt: {
        body: wavFile(fmt, await file.read(data.start, keptBytes)),
        durationSeconds: kept / samplingRate,
      },
    }),
  };
}

async function readChunks(file: ByteSource): Promise<Chunk[]> {
  const riff = await file.read(0, 12);
  if (riff.length < 12 || riff.toString('latin1', 8, 12) !== 'WAVE') {
    throw unreadable('contains no sound');
  }
  const end = 8 + riff.readUInt32LE(4);
  // A last chunk of odd size has a padding byte, which some programs do not count and others omit.
  if (end > file.sizeBytes + 1) throw cutOff();
  if (end < file.sizeBytes - 1) throw unreadable('is followed by something that is not sound');
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= file.sizeBytes && chunks.length < maxChunks;) {
    const header = await file.read(at, 8);
    const sizeBytes = header.readUInt32LE(4);
    const start = at + 8;
    if (start + sizeBytes > file.sizeBytes) throw cutOff();
    chunks.push({ id: header.toString('latin1', 0, 4), start, sizeBytes });
    at = start + sizeBytes + (sizeBytes % 2);
  }
  return chunks;
}

function wavFile(fmt: Buffer, data: Buffer): Buffer {
  const chunk = (id: string, contents: Buffer) => {
    const header = Buffer.alloc(8);
    header.write(id, 'latin1');
    header.writeUInt32LE(contents.length, 4);
    return Buffer.concat([header, contents, Buffer.alloc(contents.length % 2)]);
  };
  const contents = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', fmt), chunk('data', data)]);
  return chunk('RIFF', contents);
}

function unreadable(how: string): RejectedFile {
  return new RejectedFile(
    `This WAV ${how}. Please export it again as MP3 or as an uncompressed WAV.`,
  );
}

function cutOff(): RejectedFile {
  return new RejectedFile(
    'This WAV is shorter than it says: a part of it is missing. Please upload the whole file.',
  );
}
