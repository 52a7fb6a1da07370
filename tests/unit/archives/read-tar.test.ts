import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';
import { describe, expect, it, test } from 'vitest';
import type { ByteSource } from '#functions/domain/archives/archive.ts';
import { readTar } from '#functions/domain/archives/read-tar.ts';
import { folderWith } from '../core-tool/run-core.ts';

const megabyte = 1024 ** 2;

function sourceOf(bytes: Uint8Array, sizeBytes = bytes.length) {
  let readBytes = 0;
  const source: ByteSource = {
    sizeBytes,
    async read(start, length) {
      readBytes += length;
      return Buffer.from(bytes.subarray(start, start + length));
    },
  };
  return { source, readBytes: () => readBytes };
}

const tarOf = async (...headers: (Partial<TarHeader> & { body?: string })[]) =>
  Buffer.from(
    await packTar(
      headers.map(({ name = 'a.txt', body = '', ...header }) => ({
        header: { name, size: body.length, ...header },
        body,
      })),
    ),
  );
/** A header of the old format, which may contain wrong values (POSIX, ustar). */
function headerOf(name: string, sizeBytes: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(sizeBytes.toString(8).padStart(11, '0'), 124);
  header.fill(' ', 148, 156);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const read = (bytes: Uint8Array) => readTar(sourceOf(bytes).source, false);
const readPacked = (bytes: Uint8Array) => readTar(sourceOf(bytes).source, true);

describe('lists the files of an archive that tar wrote', () => {
  const long = `${'a-long-folder/'.repeat(12)}log.las`;
  const folder = folderWith({
    'wells/w-1.las': 'x'.repeat(70_000),
    'wells/übersicht 井戸.txt': 'hello',
    [long]: 'deep',
  });
  execFileSync('ln', ['-s', 'w-1.las', path.join(folder, 'wells/newest.las')]);
  execFileSync('ln', [path.join(folder, 'wells/w-1.las'), path.join(folder, 'wells/same.las')]);

  test.each([
    ...['gnu', 'pax'].map((format) => [format, '--create'] as const),
    ['gnu', '--gzip'],
    ['pax', '--gzip'],
  ] as const)('%s %s', async (format, how) => {
    const file = path.join(folder, '../', `${path.basename(folder)}-${format}${how}.tar`);
    const words = ['--create', how, `--format=${format}`, '--sort=name', '--file', file];
    execFileSync('tar', [...words, '-C', folder, 'a-long-folder', 'wells']);
    const bytes = readFileSync(file);
    const { entries, unpackedBytes } = await (how === '--gzip' ? readPacked : read)(bytes);
    expect(entries.map((entry) => [entry.path, entry.sizeBytes])).toEqual([
      [long, 4],
      // The bytes belong to the first of two names of one file; links are not listed.
      [expect.stringMatching(/^wells\/(same|w-1)\.las$/), 70_000],
      ['wells/übersicht 井戸.txt', 5],
    ]);
    expect(unpackedBytes).toBe(70_009);
  });
});

it('counts a duplicate file once, as it is when unpacked', async () => {
  const bytes = await tarOf({ body: 'old' }, { body: 'newer' });
  expect((await read(bytes)).entries).toEqual([{ path: 'a.txt', sizeBytes: 5 }]);
});

const damaged = /damaged, or a part of it is missing/;
const whole = () => tarOf({ body: 'one'.repeat(1000) }, { name: 'b.txt', body: 'two' });
const link = { type: 'symlink', size: 0 } as const;

test.each<[what: string, bytes: () => Promise<Uint8Array> | Uint8Array, reason: RegExp]>([
  ['a path that climbs out', () => tarOf({ name: '../../etc/passwd' }), /outside its folder/],
  ['one that does so in the middle', () => tarOf({ name: 'a/../../b' }), /outside its folder/],
  ['the same as Windows reads it', () => tarOf({ name: '..\\..\\b.txt' }), /outside its folder/],
  ['an absolute path', () => tarOf({ name: '/etc/passwd' }), /outside its folder/],
  ['a path on a drive', () => tarOf({ name: 'C:\\a.txt' }), /outside its folder/],
  ['a folder outside', () => tarOf({ name: '../x/', type: 'directory' }), /outside its folder/],
  ['an absolute link', () => tarOf({ ...link, linkname: '/etc/passwd' }), /“a\.txt”.*is a link/],
  [
    'a link that climbs out',
    () => tarOf({ ...link, name: 'a/b', linkname: '../../c' }),
    /is a link/,
  ],
  ['a hard link outside', () => tarOf({ ...link, type: 'link', linkname: '../a' }), /is a link/],
  ['a name with a line break', () => tarOf({ name: 'a\nb.txt' }), /control characters/],
  ['no files', () => tarOf({ name: 'empty/', type: 'directory' }), /contains no files/],
  ['nothing', () => Buffer.alloc(0), /contains no files|damaged/],
  ['an archive that was cut off', async () => (await whole()).subarray(0, 1500), damaged],
  ['one that was cut off in a header', async () => (await whole()).subarray(0, 3900), damaged],
  ['one without its beginning', async () => (await whole()).subarray(300), damaged],
  ['a header that has changed', async () => (await whole()).fill('9', 100, 107), damaged],
])('refuses %s', async (_what, make, reason) => {
  const bytes = await make();
  for (const reading of [read(bytes), readPacked(gzipSync(bytes))]) {
    const refusal = await reading.then(
      () => undefined,
      (error: Error) => error,
    );
    expect(refusal).toMatchObject({ name: 'BadArchive', message: expect.stringMatching(reason) });
    expect(refusal!.message).toMatch(/^[A-Z“].*\.$/);
  }
});

it('accepts links within the folder', async () => {
  const bytes = await tarOf(
    { name: 'a/b/c.txt' },
    { ...link, name: 'a/d', linkname: '../a/b/c.txt' },
  );
  expect((await read(bytes)).entries).toHaveLength(1);
});

it('refuses gzip that is truncated or changed', async () => {
  const packed = gzipSync(await whole());
  await expect(readPacked(packed.subarray(0, -20))).rejects.toThrow(damaged);
  await expect(readPacked(Buffer.from(packed).fill(7, 60, 70))).rejects.toThrow(damaged);
});

describe('stops at a decompression bomb', () => {
  const zeros = gzipSync(Buffer.alloc(16 * megabyte));
  const bomb = async (header: Buffer) => {
    const packed = [gzipSync(header), ...Array.from({ length: 400 }, () => zeros)];
    const { source, readBytes } = sourceOf(Buffer.concat(packed));
    await expect(readTar(source, true)).rejects.toThrow(/unpacks to \d GB/);
    return readBytes();
  };

  it('because of the size in its header', async () => {
    await bomb(headerOf('zeros', 3.5 * 1024 ** 3));
  });

  it(
    'because of its unpacked size if the header states none',
    { tags: 'long', timeout: 60_000 },
    async () => {
      expect(await bomb(Buffer.concat([headerOf('a', 0), Buffer.alloc(1024)]))).toBeLessThan(9e6);
    },
  );
});

it('refuses an archive that is too large to be read completely, without reading it', async () => {
  const plain = sourceOf(Buffer.alloc(0), 5 * 1024 ** 3);
  await expect(readTar(plain.source, false)).rejects.toThrow(/more than 4 GB.*as a ZIP/);
  expect(plain.readBytes()).toBe(0);
  const declared = sourceOf(gzipSync(headerOf('large', 5 * 1024 ** 3)), 30 * megabyte);
  await expect(readTar(declared.source, true)).rejects.toThrow(/more than 4 GB/);
});

it('limits the number of files', { tags: 'long', timeout: 60_000 }, async () => {
  const headers = Array.from({ length: 100_001 }, (_, at) => headerOf(String(at), 0));
  await expect(read(Buffer.concat(headers))).rejects.toThrow(/contains more than 100,000 files/);
});

test('a storage failure is passed on, not reported as a fault of the archive', async () => {
  const failing: ByteSource = {
    sizeBytes: 5000,
    read: () => Promise.reject(new Error('storage is away')),
  };
  await expect(readTar(failing, false)).rejects.toThrow('storage is away');
  await expect(readTar(failing, true)).rejects.toThrow('storage is away');
});
