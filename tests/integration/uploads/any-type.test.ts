// @module-tag long

import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '#functions/domain/products/product.ts';
import { m4aFile, mp3File, pdfFile, pngFile, wavFile } from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { zipOf } from '../../support/zip-files.ts';

let stack: TestStack;
let uploads: Uploads;
beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

let count = 0;
async function send(fileName: string, file: Buffer) {
  const itemId = await uploads.draft('products', `any-${++count}`);
  const contentType = 'application/octet-stream';
  const row = await uploads.send({ kind: 'product-file', itemId, file, fileName, contentType });
  const product = await uploads.item<Product>('products', itemId);
  return { row, file: product.file };
}

const las = Buffer.from('~Version\nVERS. 2.0\n~Curve\nDEPT.M\n~A\n1000.0 45.2\n'.repeat(3000));
const parquet = Buffer.concat([Buffer.from('PAR1'), Buffer.alloc(500, 7), Buffer.from('PAR1')]);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(600)]);
const unknown = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256));
const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(300, 0x20),
]);
const zip = zipOf([{ name: 'wells/a.las', body: las }, { name: 'readme.txt' }]);
const epub = zipOf([
  { name: 'mimetype', method: 0, body: Buffer.from('application/epub+zip') },
  { name: 'META-INF/container.xml' },
]);
const docx = zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
const tar = async () =>
  Buffer.from(await packTar([{ header: { name: 'wells/a.las', size: las.length }, body: las }]));
const tarGz = async () => gzipSync(await tar());
const jar = zipOf([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Main.class' }]);
const film = (size = 0) => {
  const box = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length + size);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const kind = Buffer.from('isom\0\0\0\0isommp42', 'latin1');
  const handler = Buffer.from('\0\0\0\0hdlr\0\0\0\0\0\0\0\0vide', 'latin1');
  const plain = Buffer.alloc(8);
  plain.writeUInt32BE(8 + kind.length);
  plain.write('ftyp', 4, 'latin1');
  return Buffer.concat([plain, kind, box('moov', handler)]);
};

it.each<[name: string, make: () => Promise<Buffer> | Buffer, saved: string, type: string]>([
  ['guide.pdf', () => pdfFile(3), 'guide.pdf', 'application/pdf'],
  ['talk.mp3', () => mp3File(2), 'talk.mp3', 'audio/mpeg'],
  ['talk.wav', () => wavFile(2), 'talk.wav', 'audio/wav'],
  ['talk.m4a', () => m4aFile(2), 'talk.m4a', 'audio/mp4'],
  ['map.png', () => pngFile(60, 40), 'map.png', 'image/png'],
  [
    'map',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    'map.webp',
    'image/webp',
  ],
  ['course.mp4', () => film(), 'course.mp4', 'video/mp4'],
  ['course.webm', () => webm, 'course.webm', 'video/webm'],
  ['wells.zip', () => zip, 'wells.zip', 'application/zip'],
  ['wells.tar', tar, 'wells.tar', 'application/x-tar'],
  ['wells.tar.gz', tarGz, 'wells.tar.gz', 'application/gzip'],
  ['wells.tgz', tarGz, 'wells.tgz', 'application/gzip'],
  ['table.csv.gz', () => gzipSync('a,b\n1,2\n'), 'table.csv.gz', 'application/gzip'],
  ['book.epub', () => epub, 'book.epub', 'application/epub+zip'],
  ['book.zip', () => epub, 'book.zip.epub', 'application/epub+zip'],
  [
    'report.docx',
    () => docx,
    'report.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['tool.jar', () => jar, 'tool.jar', 'application/java-archive'],
  ['well.las', () => las, 'well.las', 'text/plain; charset=utf-8'],
  ['table.csv', () => Buffer.from('a,b\n1,ä\n'), 'table.csv', 'text/csv; charset=utf-8'],
  ['old.csv', () => Buffer.from('a,b\n1,\u00e4\n', 'latin1'), 'old.csv', 'text/csv'],
  ['data.json', () => Buffer.from('{"a":1}'), 'data.json', 'application/json; charset=utf-8'],
  [
    'page.html',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'page.html',
    'text/plain; charset=utf-8',
  ],
  ['notes', () => Buffer.from('Remember the core box.'), 'notes.txt', 'text/plain; charset=utf-8'],
  ['wells.parquet', () => parquet, 'wells.parquet', 'application/vnd.apache.parquet'],
  ['setup.exe', () => exe, 'setup.exe', 'application/x-msdownload'],
  ['grid.dat', () => unknown, 'grid.dat', 'application/octet-stream'],
])('recognises %s', async (name, make, saved, type) => {
  const body = await make();
  const { row, file } = await send(name, body);
  expect(row.reason).toBeUndefined();
  expect(file).toMatchObject({ name: saved, contentType: type, sizeBytes: body.length });
  const head = await uploads.head('private', file!.key);
  expect(head.ContentType).toBe(type);
});

it.each<[name: string, body: Buffer, reason: RegExp]>([
  ['guide.pdf', exe, /Windows program, but its name ends with \.pdf\..*\(\.exe\)/],
  ['guide', exe, /Windows program, but its name has no extension/],
  ['photo.jpg', elf, /Linux program/],
  ['book.epub', jar, /Java program/],
  ['guide.pdf', Buffer.from('#!/bin/sh\nrm -rf /\n'), /ends with \.pdf, but it is text/],
  ['wells.tar', Buffer.from('No archive.'), /ends with \.tar, but it is text/],
  ['guide.pdf', unknown, /ends with \.pdf, but its content is something else/],
  ['wells.zip', zipOf([{ name: '../wells.las' }]), /outside its folder/],
  ['wells.zip', zipOf([{ name: 'wells.las', flags: 0x801 }]), /password/],
  ['wells.zip', zip.subarray(0, zip.length - 40), /damaged, or a part of it is missing/],
  ['book.epub', epub.subarray(0, 60), /damaged, or a part of it is missing/],
  ['course.mp4', film(500), /film is damaged, or a part of it is missing/],
  ['talk.wav', wavFile(3).subarray(0, 9000), /shorter than it says/],
])('refuses %s and says why', async (name, body, reason) => {
  const { row, file } = await send(name, body);
  expect(row).toMatchObject({ state: 'rejected' });
  expect(row.reason).toMatch(reason);
  expect(row.reason).toMatch(/^[A-Z“].*\.$/);
  expect(file).toBeUndefined();
});
