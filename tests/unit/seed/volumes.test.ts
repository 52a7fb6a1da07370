import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawVolumeCover } from '#sites/outcrop/samples/press/draw-volume-cover.ts';
import { printVolume } from '#sites/outcrop/samples/press/print-volume.ts';
import { exercises } from '#sites/outcrop/samples/products/las-faults.ts';
import { volumes } from '#sites/outcrop/samples/products/index.ts';
import { lasLines, rightLas } from '#sites/outcrop/samples/products/practice-las.ts';
import { productForm } from '#shared/contracts/products.ts';

const cover = await sharp({ create: { width: 9, height: 12, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer();
const workbook = volumes.find(({ slug }) => slug === 'six-faulty-las-files')!;

test('there are e-books first, other kinds beside them, and something free', () => {
  expect(volumes.map(({ category }) => category)).toContain('E-books');
  expect(new Set(volumes.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
  expect(volumes.filter(({ priceMinor }) => priceMinor === 0)).toHaveLength(1);
  expect(new Set(volumes.map(({ id }) => id)).size).toBe(volumes.length);
});

describe.each(volumes.map((volume) => [volume.slug, volume] as const))('%s', (_slug, volume) => {
  test('passes the checks of the form of a product', () => {
    const { title, category, priceMinor } = volume;
    const form = productForm.safeParse({ title, category, price: priceMinor / 100 });
    expect(form.error?.issues).toBeUndefined();
    expect(volume.id).toBe(`prod-${volume.id.slice(5)}`);
  });

  test('tables have as many cells in every row as in the head', () => {
    const blocks = volume.chapters.flatMap(({ sections }) => sections.flatMap((s) => s.blocks));
    for (const block of blocks) {
      if (typeof block === 'string' || block.type !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

test(
  'a volume prints to the same bytes, with its contents, its attachments and the day of publication',
  { tags: 'long' },
  async () => {
    const [first, second] = await Promise.all([
      printVolume(workbook, cover),
      printVolume(workbook, cover),
    ]);
    expect(first.pdf.equals(second.pdf)).toBe(true);
    const source = first.pdf.toString('latin1');
    expect(source.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(first.pages);
    expect(source.match(/\/Type \/Filespec/g)).toHaveLength(exercises.length);
    expect(source.includes('/StructTreeRoot')).toBe(true);
    expect(new Set(source.match(/\(D:\d+Z\)/g)).size).toBe(1);
  },
);

test(
  'a cover is in portrait format, in the sizes that the site serves',
  { tags: 'long' },
  async () => {
    const { files, print } = await drawVolumeCover(workbook);
    const seen = await Promise.all(
      files.map(async ({ name, body }) => {
        const { width, height } = await sharp(body).metadata();
        return [name, width, height];
      }),
    );
    expect(seen).toEqual([
      ['cover-480.avif', 480, 640],
      ['cover-960.avif', 960, 1280],
      ['cover-480.webp', 480, 640],
      ['cover-960.webp', 960, 1280],
    ]);
    expect((await sharp(print).metadata()).format).toBe('jpeg');
  },
);

describe('the practice files', () => {
  const depths = (rows: readonly (readonly string[])[]) => rows.map(([depth]) => Number(depth));

  test('are correct before faults are planted: columns, first and last depth, step', () => {
    const { rows, curves, start, stop, step } = rightLas;
    for (const row of rows) expect(row).toHaveLength(curves.length + 1);
    expect([depths(rows)[0], depths(rows).at(-1)]).toEqual([start, Number(stop.toFixed(4))]);
    depths(rows).forEach((depth, i) => expect(depth).toBeCloseTo(start + i * step, 4));
  });

  test('are ASCII, fit the width of a page, and each have their own fault', () => {
    const files = exercises.map(({ las }, i) => lasLines(las, i + 1));
    for (const line of files.flat()) expect(line).toMatch(/^[\x20-\x7e]{1,66}$/);
    const [columns, nulls, rounded, feet, units, commas] = exercises.map(({ las }) => las);
    expect(columns!.curves.length + 1).toBeLessThan(columns!.rows[0]!.length);
    expect(nulls!.rows.flat()).toContain('-9999');
    expect(rounded!.stop).not.toBeCloseTo(depths(rounded!.rows).at(-1)!, 3);
    expect(feet!.start * 0.3048).toBeCloseTo(1670, 1);
    expect(Math.min(...units!.rows.map((row) => Number(row[2])))).toBeGreaterThan(2000);
    expect(commas!.rows.flat().filter((value) => value.includes(','))).toHaveLength(1);
    expect(new Set(depths(commas!.rows)).size).toBe(commas!.rows.length - 1);
  });

  test('the answer states the two means of the file with a second null', () => {
    expect(exercises[1]!.answer).toContain('−851.1 API');
    const values = exercises[1]!.las.rows.map((row) => Number(row[1]));
    expect(values.reduce((a, b) => a + b, 0) / values.length).toBeCloseTo(-851.1, 0);
  });
});
