import { expect, test } from 'vitest';
import { partsOf, partSize, writePart, writeSitemap } from '#functions/pages/write-sitemap.ts';

const origin = 'https://example.org';
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/articles/${index}` }));
const count = (xml: string | undefined) => xml?.match(/<loc>/g)?.length;

test("is one file up to a part's size, and a list of parts above it", () => {
  expect(writeSitemap(entries(partSize), origin)).toContain('<urlset');
  const index = writeSitemap(entries(partSize + 1), origin);
  expect(index).toContain('<sitemapindex');
  expect(index).toContain('<loc>https://example.org/sitemaps/2.xml</loc>');
  expect(count(index)).toBe(2);
});

test('names every address once over all parts, and no file comes near the limits of the protocol and of Lambda', () => {
  const all = entries(123_456);
  const parts = Array.from({ length: partsOf(all) }, (_, at) => writePart(all, at + 1, origin)!);
  const found = parts.flatMap((xml) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((one) => one[1]),
  );
  expect(new Set(found).size).toBe(123_456);
  expect(found).toHaveLength(123_456);
  for (const xml of parts) {
    expect(count(xml)).toBeLessThanOrEqual(50_000);
    expect(xml.length).toBeLessThan(2_000_000);
  }
  expect(writePart(all, parts.length + 1, origin)).toBeUndefined();
  expect(writePart(all, 0, origin)).toBeUndefined();
  expect(writePart(all, Number.NaN, origin)).toBeUndefined();
});

test('escapes what XML reserves, and says when something changed', () => {
  const entry = { path: '/articles/a%26b?x=1&y=2', changedAt: '2026-05-01T09:00:00.000Z' };
  expect(writePart([entry], 1, origin)).toContain(
    '<url><loc>https://example.org/articles/a%26b?x=1&amp;y=2</loc><lastmod>2026-05-01T09:00:00.000Z</lastmod></url>',
  );
});
