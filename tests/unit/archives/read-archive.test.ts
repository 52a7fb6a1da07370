import { expect, test } from 'vitest';
import type { ByteSource } from '#functions/domain/archives/archive.ts';
import { readArchive } from '#functions/domain/archives/read-archive.ts';
import { zipOf } from '#tests/support/zip-files.ts';

const gigabyte = 1024 ** 3;

function sourceOf(bytes: Buffer) {
  const reads: number[] = [];
  const source: ByteSource = {
    sizeBytes: bytes.length,
    async read(start, length) {
      reads.push(length);
      return bytes.subarray(start, start + length);
    },
  };
  return { source, reads };
}

const read = (bytes: Buffer) => readArchive(sourceOf(bytes).source);

test('lists the files with their sizes, without reading them', async () => {
  const bytes = zipOf([
    { name: 'data/', body: Buffer.alloc(0) },
    { name: 'data/well-1.las', body: Buffer.alloc(5_000_000, 'depth ') },
    { name: 'data/übersicht.txt', body: Buffer.from('hello') },
    { name: 'large.bin', method: 0, body: Buffer.alloc(3_000_000, 1) },
  ]);
  const { source, reads } = sourceOf(bytes);
  expect(await readArchive(source)).toEqual({
    entries: [
      { path: 'data/well-1.las', sizeBytes: 5_000_000 },
      { path: 'data/übersicht.txt', sizeBytes: 5 },
      { path: 'large.bin', sizeBytes: 3_000_000 },
    ],
    unpackedBytes: 8_000_005,
  });
  expect(reads.length).toBeLessThanOrEqual(3);
});

test('reads a directory of many thousand files in pieces', { tags: 'long' }, async () => {
  const bytes = zipOf(
    Array.from({ length: 30_000 }, (_, at) => ({ name: `a/rather/long/path/${at}.txt` })),
  );
  const { source, reads } = sourceOf(bytes);
  expect((await readArchive(source)).entries).toHaveLength(30_000);
  expect(reads.length).toBeLessThan(10);
});

const damaged = /damaged, or a part of it is missing/;
const whole = zipOf([{ name: 'a.txt' }, { name: 'b.txt' }]);

test.each<[what: string, bytes: Buffer, reason: RegExp]>([
  ['a path that climbs out', zipOf([{ name: '../../etc/passwd' }]), /outside its folder/],
  ['a path that climbs out in the middle', zipOf([{ name: 'a/../../b' }]), /outside its folder/],
  ['the same as Windows writes it', zipOf([{ name: '..\\..\\b.txt' }]), /outside its folder/],
  ['an absolute path', zipOf([{ name: '/etc/passwd' }]), /outside its folder/],
  ['a path on a drive', zipOf([{ name: 'C:\\a.txt' }]), /outside its folder/],
  ['a locked file', zipOf([{ name: 'a.txt', flags: 0x801 }]), /“a\.txt”.*password/],
  ['a locked directory', zipOf([{ name: 'a.txt', flags: 0x41 }]), /password/],
  ['an unusual method', zipOf([{ name: 'a.txt', method: 12 }]), /ordinary ZIP/],
  ['a name with a line break', zipOf([{ name: 'a\nb.txt' }]), /control characters/],
  ['a bomb', bomb(), /unpacks to 40 GB/],
  ['files that share their bytes', zipOf([{ name: 'a' }, { name: 'b', says: { at: 0 } }]), /share/],
  ['a file beyond the end', zipOf([{ name: 'a', says: { packed: 9999 } }]), damaged],
  ['more files than there are', zipOf([{ name: 'a' }], { count: 3 }), damaged],
  ['an archive that was cut off', whole.subarray(0, -30), damaged],
  ['an archive without its beginning', whole.subarray(20), damaged],
  ['something behind it', Buffer.concat([whole, Buffer.alloc(10)]), damaged],
  ['no files', zipOf([{ name: 'empty/', body: Buffer.alloc(0) }]), /contains no files/],
  ['nothing but a beginning', Buffer.from('PK\u0003\u0004'), damaged],
])('refuses %s', async (_what, bytes, reason) => {
  const refusal = await read(bytes).then(
    () => undefined,
    (error: Error) => error,
  );
  expect(refusal).toMatchObject({ name: 'BadArchive', message: expect.stringMatching(reason) });
  expect(refusal!.message).toMatch(/^[A-Z“].*\.$/);
});

test('a storage failure is passed on, not reported as a fault of the archive', async () => {
  const failing: ByteSource = {
    sizeBytes: 5000,
    read: () => Promise.reject(new Error('storage is away')),
  };
  await expect(readArchive(failing)).rejects.toThrow('storage is away');
});

test('a small archive may have a high compression ratio', async () => {
  const body = Buffer.alloc(20_000_000);
  expect(await read(zipOf([{ name: 'zeros', body }]))).toMatchObject({ unpackedBytes: 20_000_000 });
});

function bomb(): Buffer {
  const unpacked = 4 * gigabyte - 2;
  return zipOf(Array.from({ length: 10 }, (_, at) => ({ name: `${at}`, says: { unpacked } })));
}
