import { expect, it } from 'vitest';
import { cardDescription } from '#web/src/features/articles/card-description.ts';
import { pictureSources } from '#web/src/lib/picture-sources.ts';
import { fileName } from '#web/src/components/article-download/file-name.ts';
import {
  changeFilters,
  filterQuery,
  libraryPath,
  noFilters,
  readFilters,
} from '#web/src/features/articles/library/filters.ts';
import { parseIds } from '#web/src/lib/use-id-list.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('reads and writes filters the same way', () => {
  const filters = { q: 'clay & sand', category: 'Well Logs', sort: 'price-low' } as const;
  expect(filterQuery(filters)).toBe('?q=clay+%26+sand&category=Well+Logs&sort=price-low');
  expect(read(filterQuery(filters))).toEqual(filters);
  expect(filterQuery(noFilters)).toBe('');
  expect(libraryPath({ ...noFilters, q: 'x', sort: 'relevance' }, 'a/b')).toBe(
    '/articles/a%2Fb?q=x',
  );
});

it('has the best matches of a search first, unless another order was chosen', () => {
  const searched = changeFilters(noFilters, { q: 'clay' });
  expect([searched.sort, filterQuery(searched)]).toEqual(['relevance', '?q=clay']);
  expect(changeFilters(searched, { q: '' })).toEqual(noFilters);
  const chosen = changeFilters(searched, { sort: 'newest' });
  expect(changeFilters(chosen, { q: 'sand' }).sort).toBe('newest');
  expect(changeFilters({ ...noFilters, sort: 'rating' }, { q: 'sand' }).sort).toBe('rating');
});

it('ignores filters that it does not know', () => {
  expect(read('sort=random&q=%20%20archie%20&checkout=cancelled')).toEqual({
    q: 'archie',
    category: '',
    sort: 'relevance',
  });
  expect(read('sort=toString').sort).toBe('popular');
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

it('cuts descriptions to 120 characters, between words', () => {
  expect(cardDescription('  Short.  ')).toBe('Short.');
  const exact = 'a'.repeat(120);
  expect(cardDescription(exact)).toBe(exact);
  expect(cardDescription(`${exact}b`)).toBe(`${'a'.repeat(119)}…`);
  const words = cardDescription('word, '.repeat(30));
  expect(words.length).toBeLessThanOrEqual(120);
  expect(words).toMatch(/word…$/);
  expect([...cardDescription('🪨'.repeat(200))]).toHaveLength(120);
});

it('returns sizes only for our own covers', () => {
  expect(pictureSources('/media/articles/a/cover-960.webp')).toEqual({
    src: '/media/articles/a/cover-480.webp',
    avif: '/media/articles/a/cover-480.avif 480w, /media/articles/a/cover-960.avif 960w',
    webp: '/media/articles/a/cover-480.webp 480w, /media/articles/a/cover-960.webp 960w',
  });
  expect(pictureSources('/article-placeholder.jpg')).toEqual({ src: '/article-placeholder.jpg' });
});

it('names a downloaded file', () => {
  expect(fileName(`attachment; filename="a.pdf"; filename*=UTF-8''%C3%A1.pdf`, '')).toBe('á.pdf');
  expect(fileName('attachment; filename="a.pdf"', '')).toBe('a.pdf');
  expect(fileName(null, 'https://s3.test/b/articles/x/on-logs.pdf?X-Amz-Date=1')).toBe(
    'on-logs.pdf',
  );
  expect(fileName(null, 'https://site.test/api/articles/1/download')).toBeUndefined();
  expect(fileName('attachment; filename="../a/b.pdf"', '')).toBe('..-a-b.pdf');
});

it('reads lists of ids, and treats anything else as an empty list', () => {
  expect(parseIds('["a","b"]')).toEqual(['a', 'b']);
  expect(parseIds('["a",1,null]')).toEqual(['a']);
  expect(parseIds('{"a":1}')).toEqual([]);
  expect(parseIds('oops')).toEqual([]);
});
