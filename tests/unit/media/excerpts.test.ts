import { describe, expect, it } from 'vitest';
import { readMp3Frame } from '#functions/domain/recordings/mp3-frame.ts';
import { readMp3Info } from '#functions/domain/recordings/mp3-info.ts';
import { scanMp3 } from '#functions/domain/recordings/scan-mp3.ts';
import { mp3File } from '../../support/sample-files.ts';

/** Alternating frames of 128 and 320 kbit/s: 417 and 1044 bytes. */
function variableMp3(seconds: number): Buffer {
  const small = Buffer.alloc(417);
  small.writeUInt32BE(0xfffb9000);
  const large = Buffer.alloc(1044);
  large.writeUInt32BE(0xfffbe000);
  const count = Math.round((seconds * 44_100) / 1152);
  const frames = Array.from({ length: count }, (_, index) => (index % 2 ? large : small));
  const table = mp3File(0, { withTable: true });
  table.writeUInt32BE(count, 44);
  return Buffer.concat([table, ...frames]);
}

/** A tag with a picture of this many bytes. */
function id3(pictureBytes: number): Buffer {
  const sizes = [21, 14, 7, 0].map((shift) => (pictureBytes >>> shift) & 0x7f);
  return Buffer.concat([
    Buffer.from('ID3\x04\0\0', 'latin1'),
    Buffer.from(sizes),
    Buffer.alloc(pictureBytes, 0xff),
  ]);
}

describe('the excerpt of an MP3', () => {
  it('is as long as wanted at a variable bit rate, and has a table of its own', async () => {
    const { excerpt } = await cut(variableMp3(40), 15);
    expect(excerpt!.durationSeconds).toBeCloseTo(15, 1);
    const { body } = excerpt!;
    const first = readMp3Frame(body)!;
    const frames = Math.floor((15 * 44_100) / 1152);
    expect(readMp3Info(body.subarray(0, first.sizeBytes), first)).toEqual({ frames });
    expect(body.readUInt32BE(48)).toBe(body.length);
    expect(await cut(body, 120)).toMatchObject({ continuesAfter: false });
  });

  it('does not include a large cover before the sound', async () => {
    const sound = mp3File(40);
    const plain = await cut(sound, 15);
    expect(await cut(Buffer.concat([id3(5_000_000), sound]), 15)).toEqual(plain);
  });

  it('is read only to its end', async () => {
    const sound = mp3File(40);
    let given = 0;
    async function* pieces() {
      for (let at = 0; at < sound.length; at += 4096) {
        given++;
        yield sound.subarray(at, at + 4096);
      }
    }
    const { excerpt } = await scanMp3(pieces(), 15, true);
    expect(given * 4096).toBeLessThan(excerpt!.body.length + 2 * 4096);
  });

  it('says whether the recording continues after it', async () => {
    expect(await cut(mp3File(10), 15)).toMatchObject({ continuesAfter: false });
    expect((await cut(mp3File(15), 15)).continuesAfter).toBe(false);
    expect((await cut(mp3File(16), 15)).continuesAfter).toBe(true);
  });

  it.each([
    ['no sound', id3(100)],
    ['a table alone', mp3File(0, { withTable: true })],
    ['the end missing before the excerpt is complete', mp3File(10).subarray(0, -1)],
    [
      'other bytes within the excerpt',
      Buffer.concat([mp3File(5), Buffer.alloc(900, 7), mp3File(9)]),
    ],
  ])('is not cut from a file that has %s', async (_what, file) => {
    await expect(cut(file, 12)).rejects.toThrow(/This MP3/);
  });
});

function cut(file: Buffer, seconds: number) {
  async function* inOnePiece() {
    yield file;
  }
  return scanMp3(inOnePiece(), seconds, true);
}
