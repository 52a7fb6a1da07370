import { describe, expect, it } from 'vitest';
import type { ByteSource } from '#functions/domain/archives/archive.ts';
import { boundedSource } from '#functions/previews/bounded-source.ts';
import { runCutting } from '#functions/previews/run-cutting.ts';
import { filmFile, type FilmKind } from '../../support/film-file.ts';
import { firstUnlessLong } from '../../support/tier.ts';

const megabyte = 1024 * 1024;

describe('the thread that cuts films', () => {
  const cut = (source: ByteSource, format: 'mp4' | 'webm' | 'flac' = 'mp4', withinMs?: number) =>
    runCutting(source, { format, seconds: 5, maxBytes: 50 * megabyte }, withinMs);

  it('reads the excerpt and the tables of a film of 5 GB, and nothing else', async () => {
    const film = await filmFile('mp4 of a camera', 60);
    const whole = await cut(inMemory(film));
    const source = stretched(film, 5000 * megabyte);
    expect((await cut(source)).body).toHaveLength(whole.body.length);
    expect(source.reads()).toBeLessThan(10);
  });

  it('passes on errors of S3, so that the run is repeated', async () => {
    const read = () => Promise.reject(new Error('S3 is away.'));
    await expect(cut({ sizeBytes: 1000, read })).rejects.toThrow('S3 is away.');
  });

  it.each(
    firstUnlessLong<[what: string, how: Hostile]>([
      ['names more samples than it has', { type: 'stsz', at: 12, value: 0xffff_ffff }],
      ['says a table is larger', { type: 'ctts', at: 8, value: 0xffff_ffff }],
      ['says its table of contents is larger', { type: 'moov', at: -4, value: 0x7fff_ffff }],
      ['has no time scale', { type: 'mvhd', at: 16, value: 0 }],
      ['has a sample as large as everything', { type: 'stsz', at: 16, value: 0xffff_ff00 }],
      ['has its samples elsewhere', { type: 'stco', at: 12, value: 0xffff_fff0 }],
      ['has no tracks', { type: 'trak', at: 0, value: 0x6672_6565 }],
      ['is cut off', { cutOff: 0.5 }],
      ['is another container', { kind: 'webm' }],
      ['names more pictures than fit into memory', { type: 'stts', at: 12, value: 0xffff_ffff }],
    ]),
  )('refuses a film that %s', { tags: 'repeats' }, async (_what, how) => {
    await expect(cut(inMemory(await hostile(how)), 'mp4', 30_000)).rejects.toMatchObject({
      name: 'Uncuttable',
    });
  });

  it('is terminated when a film takes too long', { tags: 'long' }, async () => {
    const film = await filmFile('webm', 8);
    const endless = Buffer.concat([film.subarray(0, 60), Buffer.alloc(100_000)]);
    await expect(cut(inMemory(endless), 'webm', 1500)).rejects.toMatchObject({ reason: 'tooMuch' });
  });
});

describe('a bounded source', () => {
  it('reads each block once, however small the pieces are', async () => {
    const bytes = Buffer.alloc(3 * megabyte, 'one after the other');
    const source = counted(inMemory(bytes));
    const bounded = boundedSource(source);
    for (let at = 0; at < bytes.length; at += 100_000) {
      expect((await bounded.read(at, 100_000)).equals(bytes.subarray(at, at + 100_000))).toBe(true);
    }
    expect(source.reads()).toBe(3);
  });

  it('refuses to read too much', async () => {
    const source = counted({
      sizeBytes: 5000 * megabyte,
      read: async (_start, length) => Buffer.alloc(length),
    });
    const bounded = boundedSource(source);
    const readAll = async () => {
      for (let at = 0; at < source.sizeBytes; at += 10 * megabyte) await bounded.read(at, 16);
    };
    await expect(readAll()).rejects.toMatchObject({ reason: 'tooMuch' });
    expect(source.reads()).toBe(256);
    await expect(boundedSource(source).read(0, 4000 * megabyte)).rejects.toMatchObject({
      reason: 'tooMuch',
    });
    expect(source.reads()).toBe(256);
  });
});

interface Hostile {
  kind?: FilmKind;
  /** The box to change, and the offset in it after its type. */
  type?: string;
  at?: number;
  value?: number;
  cutOff?: number;
}

async function hostile({ kind = 'mp4', type, at = 0, value = 0, cutOff = 1 }: Hostile) {
  const film = await filmFile(kind, 8, { reordered: true });
  for (let box = type ? film.indexOf(type) : -1; box >= 0; box = film.indexOf(type!, box + 4)) {
    film.writeUInt32BE(value, box + at);
  }
  return film.subarray(0, film.length * cutOff);
}

function inMemory(bytes: Buffer): ByteSource {
  return {
    sizeBytes: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
  };
}

function counted(source: ByteSource): ByteSource & { reads: () => number } {
  let reads = 0;
  return {
    sizeBytes: source.sizeBytes,
    reads: () => reads,
    read(start, length) {
      reads++;
      return source.read(start, length);
    },
  };
}

/** Returns a film with this many more bytes between its samples and its table of contents. */
function stretched(film: Buffer, more: number) {
  const contents = film.indexOf('moov') - 4;
  const padding = Buffer.alloc(16);
  padding.writeUInt32BE(1);
  padding.write('free', 4);
  padding.writeBigUInt64BE(BigInt(more), 8);
  const parts = [
    { start: 0, bytes: Buffer.concat([film.subarray(0, contents), padding]) },
    { start: contents + more, bytes: film.subarray(contents) },
  ];
  return counted({
    sizeBytes: film.length + more,
    async read(start, length) {
      const bytes = Buffer.alloc(Math.min(length, film.length + more - start));
      for (const part of parts) {
        const from = Math.max(0, start - part.start);
        const to = Math.max(0, part.start - start);
        if (to < bytes.length && from < part.bytes.length) part.bytes.copy(bytes, to, from);
      }
      return bytes;
    },
  });
}
