import { describe, expect, it } from 'vitest';
import { cutFilm } from '#functions/domain/recordings/cut-film.ts';
import type { FilmFormat } from '#functions/domain/recordings/film-formats.ts';
import { filmFile, numbersIn, picturesPerSecond, type FilmKind } from '../../support/film-file.ts';
import { flacBlock, flacFile, flacRate } from '../../support/flac-file.ts';

const formats = {
  mp4: 'mp4',
  'mp4 of a camera': 'mp4',
  'fragmented mp4': 'mp4',
  mov: 'mov',
  m4a: 'm4a',
  mkv: 'mkv',
  webm: 'webm',
} satisfies Record<FilmKind, FilmFormat>;
const kinds = Object.keys(formats) as FilmKind[];
const films = kinds.filter((kind) => kind !== 'm4a');

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

describe('the excerpt of a film', () => {
  it.each(films)('has the pictures and sound up to its end and nothing else: %s', async (kind) => {
    const film = await filmFile(kind, 8);
    expect(film.includes('secret')).toBe(true);
    const { body, durationSeconds, picture } = await cut(film, kind, 5);
    expect(durationSeconds).toBeCloseTo(5, 6);
    expect(picture).toEqual({ width: 320, height: 180 });
    expect(numbersIn(body, 'picture')).toEqual(upTo(50));
    expect(numbersIn(body, 'sound')).toEqual(upTo(250));
    expect(body.includes('secret')).toBe(false);
    // Its own tables end there as well. The excerpt of an MKV is an MP4.
    const own = kind === 'mkv' ? 'mp4' : kind;
    await expect(cut(body, own, 5.2)).rejects.toMatchObject({ reason: 'short' });
    expect((await cut(body, own, 4)).durationSeconds).toBeCloseTo(4, 6);
  });

  it('has the sound of an M4A, and no pictures', async () => {
    const { body, picture } = await cut(await filmFile('m4a', 8), 'm4a', 5);
    expect(picture).toBeUndefined();
    expect(numbersIn(body, 'sound')).toEqual(upTo(250));
    expect(body.includes('secret')).toBe(false);
  });

  it('has the sound of a FLAC, without its tags', async () => {
    const flac = flacFile(8);
    expect(flac.includes('secret')).toBe(true);
    const { body, durationSeconds, picture } = await cutFlac(flac, 5);
    const frames = Math.floor((5 * flacRate) / flacBlock);
    expect(numbersIn(body, 'sound')).toEqual(upTo(frames));
    expect(durationSeconds).toBeCloseTo((frames * flacBlock) / flacRate, 6);
    expect(picture).toBeUndefined();
    expect(body.includes('secret')).toBe(false);
    // Its header states the length of the excerpt, without the checksum of the whole recording.
    expect(body.readUInt32BE(22)).toBe(frames * flacBlock);
    expect(body.subarray(26, 42)).toEqual(Buffer.alloc(16));
    await expect(cutFlac(body, 5.2)).rejects.toMatchObject({ reason: 'short' });
    expect((await cutFlac(body, 4)).durationSeconds).toBeLessThanOrEqual(4);
  });

  it.each(kinds)('can be played before all of it is loaded: %s', async (kind) => {
    const { body } = await cut(await filmFile(kind, 8), kind, 5);
    if (kind === 'webm')
      return expect(body.indexOf(Buffer.from('1654ae6b', 'hex'))).toBeLessThan(500);
    expect(body.indexOf('moov')).toBeLessThan(body.indexOf('mdat'));
  });

  it.each(films)('leaves out pictures that need a later one: %s', async (kind) => {
    for (const seconds of [4.9, 5, 5.2]) {
      const { body, durationSeconds } = await cut(
        await filmFile(kind, 8, { reordered: true }),
        kind,
        seconds,
      );
      const end = Math.round(seconds * picturesPerSecond);
      // Four pictures are stored together, the last one first.
      const whole = Math.floor((end - 1) / 4) * 4;
      expect(sorted(numbersIn(body, 'picture'))).toEqual(upTo(whole + 1));
      expect(durationSeconds).toBeLessThanOrEqual(seconds + 1e-6);
    }
  });

  it.each(films)('begins where an edit list says: %s', async (kind) => {
    const film = await filmFile(kind, 10, { cutSeconds: 4.5, reordered: true });
    const { body, durationSeconds } = await cut(film, kind, 3);
    // Players need the pictures since the last keyframe, and hide them.
    const pictures = sorted(numbersIn(body, 'picture'));
    expect([pictures[0], pictures.at(-1)]).toEqual([37, 72]);
    const sounds = numbersIn(body, 'sound');
    expect(sounds[0]).toBeGreaterThanOrEqual(219);
    expect(sounds.at(-1)).toBe(374);
    expect(durationSeconds).toBeCloseTo(3, 6);
  });
});

describe('a film without an excerpt', () => {
  it.each([
    ['is not longer', 8, {}],
    ['has only sound after the excerpt', 8.5, { soundSeconds: 20 }],
  ])('%s', async (_what, seconds, features) => {
    const film = await filmFile('mp4', 8, features);
    await expect(cut(film, 'mp4', seconds)).rejects.toMatchObject({ reason: 'short' });
  });

  it.each(['webm', 'mkv'] as const)('is cut off within its excerpt: %s', async (kind) => {
    const film = await filmFile(kind, 30);
    const before = film.subarray(0, film.length * 0.4);
    await expect(cut(before, kind, 15)).rejects.toMatchObject({ reason: 'broken' });
    expect((await cut(before, kind, 5)).durationSeconds).toBeCloseTo(5, 6);
  });

  it('is cut off within its excerpt: flac', async () => {
    await expect(cutFlac(flacFile(3, 8), 5)).rejects.toMatchObject({ reason: 'broken' });
    await expect(cutFlac(flacFile(3), 5)).rejects.toMatchObject({ reason: 'short' });
  });

  it('has one if only the sound ends early', async () => {
    const { body } = await cut(await filmFile('mp4', 8, { soundSeconds: 2 }), 'mp4', 5);
    expect([numbersIn(body, 'picture').at(-1), numbersIn(body, 'sound').at(-1)]).toEqual([49, 99]);
  });

  it('says how many seconds would be small enough', async () => {
    const film = await filmFile('mp4', 8, { pictureBytes: 1000 });
    const refused = { reason: 'large', fittingSeconds: 2 };
    await expect(cut(film, 'mp4', 5, 30_000)).rejects.toMatchObject(refused);
    expect((await cut(film, 'mp4', 2, 30_000)).durationSeconds).toBeCloseTo(2, 6);
  });

  it('is one that ends within the excerpt by its edit list, whatever else is in the file', async () => {
    const film = await filmFile('mp4 of a camera', 8, { cutSeconds: 1 });
    await expect(cut(film, 'mp4', 6.9)).resolves.toBeDefined();
    const end = film.indexOf('elst') + 12;
    film.writeUInt32BE(film.readUInt32BE(end) / 2, end);
    await expect(cut(film, 'mp4', 5)).rejects.toMatchObject({ reason: 'short' });
    await expect(cut(film, 'mp4', 3)).resolves.toBeDefined();
  });

  it.each([
    ['is encrypted', 'avc1', 'encv', 'locked'],
    ['has pictures that some browsers cannot decode', 'avc1', 'hvc1', 'codec'],
    ['has sound that some browsers cannot decode', 'mp4a', 'ac-3', 'codec'],
  ])('%s', async (_what, type, other, reason) => {
    const film = await filmFile('mp4', 8);
    film.write(other, film.indexOf(type, film.indexOf('stsd')));
    await expect(cut(film, 'mp4', 5)).rejects.toMatchObject({ reason });
  });

  it('is one that its edit list shows at another speed', async () => {
    const film = await filmFile('mp4 of a camera', 8, { cutSeconds: 1 });
    film.writeUInt16BE(2, film.indexOf('elst') + 20);
    await expect(cut(film, 'mp4', 5)).rejects.toMatchObject({ reason: 'edited' });
  });

  it('is one that its edit list shows in several pieces', async () => {
    const film = await filmFile('mp4 of a camera', 8, { cutSeconds: 1 });
    const list = film.indexOf('elst');
    const [entry, end] = [list + 12, list + 24];
    for (const type of ['moov', 'trak', 'edts', 'elst']) {
      const size = film.lastIndexOf(type, list) - 4;
      film.writeUInt32BE(film.readUInt32BE(size) + 12, size);
    }
    film.writeUInt32BE(2, list + 8);
    const pieces = [film.subarray(0, end), film.subarray(entry, end), film.subarray(end)];
    await expect(cut(Buffer.concat(pieces), 'mp4', 5)).rejects.toMatchObject({ reason: 'edited' });
  });
});

const cut = (file: Buffer, kind: FilmKind, seconds: number, maxBytes?: number) =>
  cutAs(formats[kind], file, seconds, maxBytes);

const cutFlac = (file: Buffer, seconds: number) => cutAs('flac', file, seconds);

function cutAs(format: FilmFormat, file: Buffer, seconds: number, maxBytes = 1e7) {
  const source = {
    sizeBytes: file.length,
    read: async (start: number, length: number) => file.subarray(start, start + length),
  };
  return cutFilm(source, { format, seconds, maxBytes });
}
