import { expect, it } from 'vitest';
import type { IncomingFile } from '#functions/media/incoming-file.ts';
import { scanM4a } from '#functions/media/scan-m4a.ts';
import { scanMp3 } from '#functions/domain/recordings/scan-mp3.ts';
import { scanWav } from '#functions/domain/recordings/scan-wav.ts';
import { m4aFile, mp3File, wavFile, zipFile } from '../../support/sample-files.ts';

/** The header of a frame, the number of its bytes, and the position of its table. */
const smallFrames = {
  'MPEG-2, mono, 8 kbit/s': { header: 0xfff314c4, bytes: 24, table: 13 },
  'MPEG-1, stereo, 32 kbit/s': { header: 0xfffb1000, bytes: 104, table: 36 },
};

it.each(Object.entries(smallFrames))(
  'treats a first frame without room for its table as sound: %s',
  async (_name, { header, bytes, table }) => {
    const frame = Buffer.alloc(bytes);
    frame.writeUInt32BE(header);
    const first = Buffer.from(frame);
    first.write('Xing', table, 'latin1');
    first.writeUInt32BE(7, table + 4);
    const frames = [first, ...Array.from({ length: 99 }, () => frame)];
    const { excerpt } = await scanMp3(inOnePiece(Buffer.concat(frames)), 40);
    expect(excerpt!.body.length).toBe(100 * bytes);
  },
);

const id3v1 = Buffer.alloc(128);
id3v1.write('TAGA title', 'latin1');
const extendedId3v1 = Buffer.alloc(227);
extendedId3v1.write('TAG+A title', 'latin1');

/** An APE tag with one item of ten bytes between its header and its end. */
function apeTag(sizeSaid = 42): Buffer {
  const edge = (flags: number) => {
    const bytes = Buffer.alloc(32);
    bytes.write('APETAGEX', 'latin1');
    bytes.writeUInt32LE(2000, 8);
    bytes.writeUInt32LE(sizeSaid, 12);
    bytes.writeUInt32LE(1, 16);
    bytes.writeUInt32LE(flags, 20);
    return bytes;
  };
  return Buffer.concat([edge(0xa000_0000), Buffer.alloc(10, 'item'), edge(0x8000_0000)]);
}

const lyrics1 = Buffer.from('LYRICSBEGINDown in the ground\r\nLYRICSEND', 'latin1');
const lyrics2 = Buffer.from('LYRICSBEGININD0000211LYR00003hey000032LYRICS200', 'latin1');
const tags: [string, Buffer][] = [
  ['ID3v1', id3v1],
  ['ID3v1 with its extension', Buffer.concat([extendedId3v1, id3v1])],
  ['APE', apeTag()],
  ['Lyrics3', lyrics1],
  ['Lyrics3v2', lyrics2],
  ['all of them', Buffer.concat([lyrics2, apeTag(), id3v1])],
];
const sound = mp3File(10);

it.each(tags)('ignores a tag after an MP3: %s', async (_name, tag) => {
  const { durationSeconds } = await scanMp3(inOnePiece(Buffer.concat([sound, tag])), 40);
  expect(durationSeconds).toBeCloseTo(10, 1);
});

it.each(tags)('counts the sound that follows a tag in a joined MP3: %s', async (_name, tag) => {
  const { durationSeconds } = await scanMp3(inOnePiece(Buffer.concat([sound, tag, sound])), 40);
  expect(durationSeconds).toBeCloseTo(20, 1);
});

const followers: [string, Buffer][] = [
  ...tags.flatMap(([name, tag]): [string, Buffer][] => [
    [`an archive after ${name}`, Buffer.concat([tag, zipFile])],
    [`a part of ${name}`, tag.subarray(0, -1)],
  ]),
  ['the letters TAG and an archive', Buffer.concat([Buffer.from('TAG'), zipFile])],
  ['an APE tag that says it is longer', apeTag(4000)],
  ['the end of an APE tag without its beginning', apeTag().subarray(-32)],
  ['lyrics of another length than they say', Buffer.from(String(lyrics2).replace('32L', '33L'))],
];

it.each(followers)('refuses an MP3 followed by %s', async (_name, bytes) => {
  const scan = scanMp3(inOnePiece(Buffer.concat([sound, bytes])), 40);
  await expect(scan).rejects.toThrow('contains something that is not MP3 sound');
});

it('accepts a WAV of up to 768,000 samples a second', async () => {
  const scan = (rate: number) => scanWav(inMemory(wavFile(1, rate)), 40, 1e9);
  expect((await scan(768_000)).durationSeconds).toBe(1);
  await expect(scan(768_001)).rejects.toThrow('has a sampling rate above 768 kHz');
});

it('never reads an M4A of which everything is its first box into memory', async () => {
  const [kind, rest] = [Buffer.alloc(1_000_000), m4aFile(5).subarray(24)];
  kind.writeUInt32BE(kind.length);
  kind.write('ftypM4A ', 4, 'latin1');
  const file = inMemory(Buffer.concat([kind, rest]));
  await expect(scanM4a(file, true)).rejects.toThrow('contains no sound that can be read');
  expect(Math.max(...file.lengths)).toBe(16);
});

it.each([
  ['its table contains more than its header says', m4aFile(3600, 'mp4a', { saidSeconds: 5 }), 3600],
  ['its second track is longer', m4aFile(5, 'mp4a', { secondTrack: 3600 }), 3600],
  ['its header says more than its table holds', m4aFile(5, 'mp4a', { saidSeconds: 3600 }), 3600],
  ['all of it says the same', m4aFile(5, 'mp4a', { secondTrack: 3 }), 5],
])('measures an M4A of which %s', async (_name, bytes, seconds) => {
  const { durationSeconds } = await scanM4a(inMemory(bytes), true);
  // A sample in the table is a frame of 1,024 audio samples.
  expect(Math.abs(durationSeconds - seconds)).toBeLessThan(0.025);
});

it('believes the stated length of an M4A only if its sound fits into that time', async () => {
  const hour = { soundBytes: 3600 * 8000 };
  const tooLarge = 'contains far more data than sound';
  await expect(scanM4a(inMemory(m4aFile(40, 'mp4a', hour)), true)).rejects.toThrow(tooLarge);
  const dense = { soundBytes: 40 * 72_000 };
  expect((await scanM4a(inMemory(m4aFile(40, 'mp4a', dense)), true)).durationSeconds).toBeCloseTo(
    40,
    1,
  );
  const product = await scanM4a(inMemory(m4aFile(40, 'alac', hour)), false);
  expect(product.durationSeconds).toBeCloseTo(40, 1);
});

it('refuses an M4A with two tables of contents', async () => {
  const bytes = m4aFile(5);
  const contents = bytes.subarray(24, bytes.length - 4008);
  const file = inMemory(Buffer.concat([bytes, contents]));
  await expect(scanM4a(file, true)).rejects.toThrow('contains no sound that can be read');
});

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

function inMemory(bytes: Buffer): IncomingFile & { lengths: number[] } {
  const lengths: number[] = [];
  return {
    lengths,
    key: 'incoming/a',
    etag: '"a"',
    sizeBytes: bytes.length,
    stream: () => Promise.reject(new Error('Nobody reads it as a whole.')),
    async read(start, length) {
      lengths.push(length);
      return bytes.subarray(start, start + length);
    },
  };
}
