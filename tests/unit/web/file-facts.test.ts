import { expect, test } from 'vitest';
import { fileFormat } from '#web/src/lib/file-facts.ts';

test.each([
  ['application/pdf', 'PDF'],
  ['application/zip', 'ZIP archive'],
  ['application/epub+zip', 'EPUB'],
  ['text/csv; charset=utf-8', 'CSV'],
  ['text/plain; charset=utf-8', 'Text'],
  ['video/mp4', 'MP4'],
  ['application/vnd.apache.parquet', 'PARQUET'],
  ['application/x-sqlite3', 'SQLITE3'],
  ['application/octet-stream', 'File'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'File'],
])('%s is called %s', (contentType, name) => {
  expect(fileFormat({ contentType, sizeBytes: 2048 })).toBe(`${name}, 2 kB`);
});
