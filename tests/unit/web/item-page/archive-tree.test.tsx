import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListedEntry } from '#shared/contracts/file-list.ts';
import { ArchiveTree } from '#web/src/components/item-page/archive-tree.tsx';

const file = (depth: number, name: string) => ({ depth, name, sizeBytes: 2_000_000 });
const folder = (depth: number, name: string, files: number) => ({
  ...file(depth, name),
  files,
});
const draw = (entries: readonly ListedEntry[], files = entries.length) =>
  renderToStaticMarkup(
    <ArchiveTree list={{ file: 'f', name: 'a.zip', files, sizeBytes: 9, entries: [...entries] }} />,
  );
const manyFiles = (depth: number, count: number) =>
  Array.from({ length: count }, (_, at) => file(depth, `${at}.txt`));
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

test('shows all of a short list, with folders open', () => {
  const html = draw([folder(0, 'data', 1), file(1, '<i>.csv'), file(0, 'readme.txt')], 2);
  expect(html).toContain('<bdi>data</bdi>/');
  expect(html).toContain('1 file, 2 MB');
  expect(html).toContain('&lt;i&gt;.csv');
  expect(count(html, '<details')).toBe(1);
  expect(html).toMatch(/<details open=""/);
  expect(html).not.toContain('more');
});

test('collapses a long list: closed folders, and fifty files at a time', () => {
  const html = draw([folder(0, 'a', 60), ...manyFiles(1, 60), folder(0, 'b', 1), file(1, 'x')], 61);
  expect(html).not.toContain('open=""');
  expect(html).toContain('Show 10 more');
});

test('opens the only folder of a long list', () => {
  const html = draw(
    [folder(0, 'a', 61), folder(1, 'b', 60), ...manyFiles(2, 60), file(1, 'x')],
    61,
  );
  expect(count(html, 'open=""')).toBe(1);
});

test('says how many files are not listed, in their folder and beside the folders', () => {
  const html = draw([folder(0, 'a', 5), file(1, 'x'), file(0, 'y')], 20);
  expect(html).toContain('and 4 more files');
  expect(html).toContain('and 14 more files');
  const folded = draw(manyFiles(0, 60), 61);
  expect(count(folded, 'and 1 more file')).toBe(1);
});
