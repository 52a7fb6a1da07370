import sharp from 'sharp';
import { expect, test } from 'vitest';
import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { composeArtwork, drawArtwork } from '#sites/outcrop/samples/press/draw-artwork.ts';

const sample = episodes[0]!;

test(
  'artwork comes in the sizes and formats that the site and the feed serve',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const files = await drawArtwork(sample);
    const seen = await Promise.all(
      files.map(async ({ name, contentType, body }) => {
        const { width, height, format } = await sharp(body).metadata();
        return [name, contentType, format, width, height];
      }),
    );
    expect(seen).toEqual([
      ['artwork-480.avif', 'image/avif', 'heif', 480, 480],
      ['artwork-960.avif', 'image/avif', 'heif', 960, 960],
      ['artwork-480.webp', 'image/webp', 'webp', 480, 480],
      ['artwork-960.webp', 'image/webp', 'webp', 960, 960],
      ['artwork-1400.jpg', 'image/jpeg', 'jpeg', 1400, 1400],
    ]);
    expect(files.at(-1)!.body.length).toBeLessThan(500_000);
    const again = await drawArtwork(sample);
    expect(again.map(({ body }, i) => body.equals(files[i]!.body))).not.toContain(false);
  },
);

test.each(episodes)('$slug has a drawing of its own', (episode) => {
  const drawing = composeArtwork(episode);
  expect(drawing).not.toContain('NaN');
  const others = episodes.filter(({ slug }) => slug !== episode.slug);
  expect(others.map(composeArtwork)).not.toContain(drawing);
});

test('a slug without an emblem is refused', () => {
  expect(() => composeArtwork({ slug: 'unheard-of' })).toThrow('unheard-of');
});
