import { createByteReader, type ByteReader } from './byte-reader.ts';
import { readMp3Frame, type Mp3Frame } from './mp3-frame.ts';
import { readMp3Info, rewriteMp3Info } from './mp3-info.ts';
import { trailingTagBytes } from './mp3-trailing-tags.ts';
import { RejectedFile } from '../uploads/rejected-file.ts';

export interface Recording {
  /** The duration of the part that was read. */
  durationSeconds: number;
  /** The beginning of the recording as a file of its own, at most as long as requested. */
  excerpt?: Excerpt;
  /** Present if the recording continues after the excerpt. */
  continuesAfter?: boolean;
  /** For an excerpt that is too large: how many whole seconds would not be. */
  fittingSeconds?: number;
}

export interface Excerpt {
  body: Buffer;
  durationSeconds: number;
}

/** Some encoders count the frame with the table, others do not. */
const countTolerance = 2;
/** Padding between a tag and the first frame. */
const paddingBytes = 64 * 1024;

/**
 * Reads an MP3 frame by frame to determine its exact duration and check that it is complete.
 * @param excerptSeconds also extract this much of the beginning, at a frame boundary and without tags
 * @param onlyExcerpt stop after the excerpt, for a recording that has been checked before
 * @throws RejectedFile if it is damaged, truncated or followed by other data
 */
export async function scanMp3(
  source: AsyncIterable<Buffer>,
  excerptSeconds: number,
  onlyExcerpt = false,
): Promise<Recording> {
  const reader = createByteReader(source);
  await skipLeadingTags(reader);
  const first = readMp3Frame(await reader.peek(4));
  if (!first) throw damaged('does not begin with MP3 sound');
  const opening = await takeFrame(reader, first);
  const info = readMp3Info(opening, first);
  const kept = info ? [] : [Buffer.from(opening)];
  const wanted = Math.floor((excerptSeconds * first.samplingRate) / first.samples);
  let frames = info ? 0 : 1;
  let continuesAfter = false;
  for (;;) {
    const next = readMp3Frame(await reader.peek(4));
    if (!next && !(await passTag(reader))) break;
    if (!next) continue;
    continuesAfter = kept.length >= wanted;
    if (continuesAfter && onlyExcerpt) break;
    if (next.samplingRate !== first.samplingRate) throw damaged('changes its sampling rate');
    const frame = await takeFrame(reader, next);
    if (kept.length < wanted) kept.push(Buffer.from(frame));
    frames++;
  }
  if (frames === 0) throw damaged('contains no sound');
  const isRead = !(continuesAfter && onlyExcerpt);
  if (isRead && info?.frames !== undefined && frames < info.frames - countTolerance) throw cutOff();
  const seconds = (count: number) => (count * first.samples) / first.samplingRate;
  const table =
    info &&
    rewriteMp3Info(
      opening,
      first,
      kept.map(({ length }) => length),
    );
  return {
    durationSeconds: seconds(frames),
    continuesAfter,
    excerpt: {
      body: Buffer.concat(table ? [table, ...kept] : kept),
      durationSeconds: seconds(kept.length),
    },
  };
}

async function takeFrame(reader: ByteReader, { sizeBytes }: Mp3Frame): Promise<Buffer> {
  const frame = await reader.take(sizeBytes);
  if (frame.length < sizeBytes) throw cutOff();
  return frame;
}

async function skipLeadingTags(reader: ByteReader): Promise<void> {
  while (await passId3(reader));
  for (let passed = 0; passed < paddingBytes; passed++) {
    if ((await reader.peek(1))[0] !== 0) return;
    await reader.skip(1);
  }
}

/**
 * Skips data between frames: tags, which also occur inside joined recordings, and zeros at the end.
 * @returns whether more data may follow
 */
async function passTag(reader: ByteReader): Promise<boolean> {
  if ((await reader.peek(1)).length === 0) return false;
  if (await passId3(reader)) return true;
  const tagBytes = await trailingTagBytes(reader);
  const passed =
    tagBytes > 0 ? (await reader.skip(tagBytes)) === tagBytes : await onlyZeros(reader);
  if (!passed) throw damaged('contains something that is not MP3 sound');
  return tagBytes > 0;
}

/**
 * Skips an ID3v2 tag: ten bytes of header with the size in four times seven bits.
 * @see https://id3.org/id3v2.4.0-structure, section 3.1
 */
async function passId3(reader: ByteReader): Promise<boolean> {
  const header = await reader.peek(10);
  if (header.length < 10 || header.toString('latin1', 0, 3) !== 'ID3') return false;
  const size = header.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const footer = header[5]! & 0x10 ? 10 : 0;
  await reader.skip(10 + size + footer);
  return true;
}

async function onlyZeros(reader: ByteReader): Promise<boolean> {
  for (;;) {
    const bytes = await reader.take(paddingBytes);
    if (bytes.some((byte) => byte !== 0)) return false;
    if (bytes.length < paddingBytes) return true;
  }
}

function damaged(how: string): RejectedFile {
  return new RejectedFile(`This MP3 ${how}. Please export it again and upload the new file.`);
}

function cutOff(): RejectedFile {
  return new RejectedFile(
    'This MP3 ends in the middle: a part of it is missing. Please upload the whole file.',
  );
}
