import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { volumes } from '#sites/outcrop/samples/products/index.ts';
import {
  printedSample,
  recordFile,
  sampleFiles,
  samplesFolder,
  type SampleRecord,
} from '#sites/outcrop/samples/sample-files.ts';
import { hashSampleSources } from '#sites/outcrop/samples/sample-sources.ts';

const slugs = {
  papers: papers.map(({ slug }) => slug).sort(),
  episodes: episodes.map(({ slug }) => slug).sort(),
  products: volumes.map(({ slug }) => slug).sort(),
};
const cover = { 'cover-480.avif': 480, 'cover-480.webp': 480 };
const largeCover = { 'cover-960.avif': 960, 'cover-960.webp': 960 };
const widths = {
  papers: { ...cover, ...largeCover, 'og.jpg': 1200 },
  products: { ...cover, ...largeCover },
  episodes: {
    'artwork-480.avif': 480,
    'artwork-480.webp': 480,
    'artwork-960.avif': 960,
    'artwork-960.webp': 960,
    'artwork-1400.jpg': 1400,
  },
};

test('the samples in the repository are up to date with their sources', async () => {
  const { sources } = JSON.parse(await readFile(recordFile, 'utf8')) as SampleRecord;
  expect(sources, 'The sources of the samples have changed. Type: npm run build:samples').toBe(
    await hashSampleSources(),
  );
});

test.each(['papers', 'episodes', 'products'] as const)(
  'each of the %s has its files',
  async (kind) => {
    expect((await readdir(path.join(samplesFolder, kind))).sort()).toEqual(slugs[kind]);
    for (const slug of slugs[kind]) {
      const files = await sampleFiles(kind, slug);
      const pictures = files.filter(({ contentType }) => contentType !== 'application/pdf');
      const sizes = await Promise.all(
        pictures.map(
          async ({ name, body }) => [name, (await sharp(body).metadata()).width] as const,
        ),
      );
      expect(Object.fromEntries(sizes), slug).toEqual(widths[kind]);
      const others = files.filter((file) => !pictures.includes(file)).map(({ name }) => name);
      expect(others).toEqual(kind === 'episodes' ? [] : [`${slug}.pdf`]);
    }
  },
);

test.each(slugs.papers)('%s is a tagged PDF of 3 to 7 pages with its figures', async (slug) => {
  const { file, pages } = await printedSample('papers', slug);
  const source = file.body.toString('latin1');
  expect(source.slice(0, 8)).toBe('%PDF-1.7');
  expect(source.trimEnd().slice(-5)).toBe('%%EOF');
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThanOrEqual(7);
  expect(source.includes('/StructTreeRoot')).toBe(true);
  expect(source.includes('/Lang (en-GB)')).toBe(true);
  expect(source.match(/\/S \/Figure\b/g)?.length).toBeGreaterThanOrEqual(2);
});

test(
  'a sample of another brand is printed with its files',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const [slug] = slugs.episodes as [string];
    const kept = await sampleFiles('episodes', slug);
    const printed = await sampleFiles('episodes', slug, 'Another');
    const names = (files: typeof kept) => files.map(({ name }) => name).sort();
    expect(names(printed)).toEqual(names(kept));
  },
);
