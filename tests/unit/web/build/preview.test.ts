import { expect, it } from 'vitest';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { site } from '#shared/site-config/site.ts';
import { previewSvg } from '#web/build/preview/draw-preview.ts';
import { setLine, undrawable } from '#web/build/preview/set-line.ts';

const art = await loadActiveArt();
const page = { pathname: '/about', title: 'About', description: 'Who makes this, and why.' };
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

it('text that is never shown needs no glyphs', () => {
  const { path: outline } = setLine('Ash\u00ad\u200b\u2060', 'serif', 40);
  expect(outline).toBe(setLine('Ash', 'serif', 40).path);
});

it.each([
  ['石の図書館', '石の図書館'],
  ['مكتبة', 'مكتبة'],
  ['ספרייה', 'ספריה'],
  ['หิน', 'หิน'],
  ['पत्थर', 'पत्थर'],
  ['암석', '암석'],
  ['Rock 🪨', '🪨'],
])('knows the letters of %s that cannot be drawn', (text, letters) => {
  expect(undrawable(text).join('')).toBe(letters);
  expect(() => setLine(text, 'serif', 40)).toThrow('cannot be drawn');
});

it.each(['Πετρώματα', 'Горные породы', 'Nước ngầm', 'Ash\u00ad\u200b'])('can draw %s', (text) =>
  expect(undrawable(text)).toEqual([]),
);
