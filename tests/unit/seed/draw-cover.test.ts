import sharp from 'sharp';
import { expect, test } from 'vitest';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { composeCover, drawCover } from '#sites/outcrop/samples/press/draw-cover.ts';
import { paperCategories } from '#sites/outcrop/samples/press/paper.ts';
import type { Paper } from '#sites/outcrop/samples/press/paper.ts';

const [sample] = papers as [Paper];

test(
  'a cover comes in the sizes and formats that the site serves, the same each time',
  { tags: 'long' },
  async () => {
    const [files, again] = await Promise.all([drawCover(sample), drawCover(sample)]);
    const seen = await Promise.all(
      files.map(async ({ name, contentType, body }) => {
        const { width, height, format } = await sharp(body).metadata();
        return [name, contentType, format, width, height];
      }),
    );
    expect(seen).toEqual([
      ['cover-480.avif', 'image/avif', 'heif', 480, 360],
      ['cover-960.avif', 'image/avif', 'heif', 960, 720],
      ['cover-480.webp', 'image/webp', 'webp', 480, 360],
      ['cover-960.webp', 'image/webp', 'webp', 960, 720],
      ['og.jpg', 'image/jpeg', 'jpeg', 1200, 630],
    ]);
    for (const [i, file] of files.entries()) {
      expect(again[i]?.body.equals(file.body), file.name).toBe(true);
    }
  },
);

test.each(paperCategories)(
  '%s has its own motif, arranged differently for each paper',
  { tags: 'long' },
  (category) => {
    const compose = (paper: Partial<Paper>) =>
      composeCover({ ...sample, category, ...paper }, 960, 720);
    expect(compose({ slug: 'one-paper' })).toBe(compose({ slug: 'one-paper' }));
    expect(compose({ slug: 'one-paper' })).not.toBe(compose({ slug: 'another-paper' }));
    expect(compose({})).not.toContain('NaN');
  },
);
