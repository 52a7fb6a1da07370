import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { site } from '#shared/site-config/site.ts';
import { previewSvg } from '#web/build/preview/draw-preview.ts';
import { writePreview } from '#web/build/preview/preview-file.ts';
import { setLine } from '#web/build/preview/set-line.ts';

const art = await loadActiveArt();
const page = { address: '/about', title: 'About', description: 'Who makes this, and why.' };
const named = (product: string) => ({ ...site, brand: { ...site.brand, product } });

it.each([
  'Πετρώματα',
  'ἀρχαῖα ὕδατα',
  'Горные породы',
  'Ґрунт і вода',
  'Nước ngầm',
  'Þykkvabær ąćęłńśźż',
])('every letter of %s is in the picture, as large as others', (text) => {
  for (const face of ['serif', 'sans'] as const) {
    const letters = [...text.normalize('NFC')].filter((letter) => letter !== ' ');
    for (const letter of letters) {
      expect(setLine(letter, face, 40).path, letter).not.toBe('');
    }
    expect(setLine(text, face, 40).width).toBeGreaterThan(letters.length * 10);
  }
  expect(previewSvg(named(text), art, page)).not.toBe(previewSvg(named(''), art, page));
});

it('what is never seen needs no letter', () => {
  const { path: outline } = setLine('Ash\u00ad\u200b\u2060', 'serif', 40);
  expect(outline).toBe(setLine('Ash', 'serif', 40).path);
});

it.each(['石の図書館', 'مكتبة', 'ספרייה', 'หิน', 'पत्थर', '암석', 'Rock 🪨'])(
  'a brand or title with %s stops the build with a sentence that names it and its page',
  async (text) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-preview-'));
    try {
      const sentence = `The picture for link previews of /about: "${text}" cannot be drawn: the fonts have no `;
      await expect(writePreview(folder, named(text), art, page)).rejects.toThrow(sentence);
      await expect(writePreview(folder, site, art, { ...page, title: text })).rejects.toThrow(
        /link previews of \/about: .* Latin, Greek and Cyrillic letters: write the text in these/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
