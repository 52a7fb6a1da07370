import { expect, test } from 'vitest';
import { listArchive, type Listed } from '#functions/domain/archives/list-archive.ts';
import { visibleName } from '#functions/domain/archives/visible-name.ts';

const roomy = { entries: 1000, bytes: 1_000_000 };
const list = (paths: readonly string[], limits = roomy) =>
  listArchive(
    { entries: paths.map((path) => ({ path, sizeBytes: 10 })), unpackedBytes: 0 },
    limits,
  );
const lines = (entries: readonly Listed[]) =>
  entries.map(
    ({ depth, name, files }) => '  '.repeat(depth) + name + (files ? `/ (${files})` : ''),
  );

test('puts folders before files and sorts both by name, numbers by their value', () => {
  const listed = list([
    'b.txt',
    'wells/10.las',
    'wells/9.las',
    'wells/raw/a.csv',
    'A.txt',
    'maps/m.png',
  ]);
  expect(lines(listed.entries)).toEqual([
    'maps/ (1)',
    '  m.png',
    'wells/ (3)',
    '  raw/ (1)',
    '    a.csv',
    '  9.las',
    '  10.las',
    'A.txt',
    'b.txt',
  ]);
  expect(listed).toMatchObject({ files: 6, sizeBytes: 60 });
  expect(listed.entries[2]).toMatchObject({ name: 'wells', sizeBytes: 30 });
});

test('joins folders that contain only one folder', () => {
  expect(lines(list(['pack/src/main/a.js', 'pack/src/main/b.js']).entries)).toEqual([
    'pack/src/main/ (2)',
    '  a.js',
    '  b.js',
  ]);
});

test('leaves out files that operating systems add', () => {
  const added = ['__MACOSX/._a.csv', 'data/__MACOSX/b', '.DS_Store', 'data/.DS_Store', 'Thumbs.db'];
  const listed = list([...added, 'data/a.csv', 'my.DS_Store.txt']);
  expect(lines(listed.entries)).toEqual(['data/ (1)', '  a.csv', 'my.DS_Store.txt']);
  expect(listed.files).toBe(2);
});

test('keeps the entries with the shortest paths, and counts all of them', () => {
  const paths = Array.from({ length: 500 }, (_, at) => `a/deep/${at}.txt`);
  const listed = list([...paths, 'a/one.txt', 'b/two.txt', 'readme.txt'], { ...roomy, entries: 8 });
  expect(lines(listed.entries)).toEqual([
    'a/ (501)',
    '  deep/ (500)',
    '    0.txt',
    '    1.txt',
    '  one.txt',
    'b/ (1)',
    '  two.txt',
    'readme.txt',
  ]);
  expect(listed.files).toBe(503);
});

test('stops at the limit of bytes', () => {
  const paths = Array.from({ length: 100 }, (_, at) => `${'n'.repeat(150)}${at}`);
  const { entries } = list(paths, { ...roomy, bytes: 2000 });
  expect(entries.length).toBe(10);
  expect(JSON.stringify(entries).length).toBeLessThan(2100);
});

test('limits the depth of folders', () => {
  const deep = Array.from({ length: 30_000 }, (_, at) => (at % 2 ? 'a' : 'b')).join('/');
  const { entries } = list([`${deep}/x.txt`, `${deep}/y.txt`, 'b/a/other.txt']);
  expect(Math.max(...entries.map(({ depth }) => depth))).toBeLessThan(10);
  expect(entries.at(-1)!.name).toMatch(/(x|y|other)\.txt$/);
});

test('keeps two files of one name, and a file with the name of a folder', () => {
  expect(lines(list(['a/b', 'a', 'a', './c//d']).entries)).toEqual([
    'a/ (1)',
    '  b',
    'c/ (1)',
    '  d',
    'a',
    'a',
  ]);
});

test.each([
  ['any writing system', 'Übersicht — 井戸 – نقشه‌ها.pdf', 'Übersicht — 井戸 – نقشه‌ها.pdf'],
  ['an emoji of several', '👩‍🔬.txt', '👩‍🔬.txt'],
  ['markup', '<b onclick=x>&amp;.txt', '<b onclick=x>&amp;.txt'],
  ['a mark that turns what follows around', 'invoice\u202Efdp.exe', 'invoice\uFFFDfdp.exe'],
  ['a zero-width space', 'a\u200Bb', 'a\uFFFDb'],
  ['a line separator', 'a\u2028b', 'a\uFFFDb'],
  ['a control character', 'a\u0007b', 'a\uFFFDb'],
  ['half of a character', 'a\uD800b', 'a\uFFFDb'],
])('shows %s', (_what, name, shown) => {
  expect(visibleName(name)).toBe(shown);
});

test('shortens a long name in the middle', () => {
  const name = visibleName(`${'x'.repeat(60_000)}.tiff`);
  expect([...name]).toHaveLength(180);
  expect(name).toMatch(/^x+…x+\.tiff$/);
});
