import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const files = {
  serif: { name: 'source-serif-4', weight: 600 },
  sans: { name: 'inter', weight: 500 },
} as const;
const subsets = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;

export type Face = keyof typeof files;

const loaded = new Map<string, Font | undefined>();

/**
 * The site's fonts as static cuts: each outline from a variable font would need an instance. Not every face has every
 * subset.
 */
function fontOf(face: Face, subset: (typeof subsets)[number]): Font | undefined {
  const { name, weight } = files[face];
  const key = `${name}-${subset}-${weight}-normal.woff`;
  if (!loaded.has(key)) {
    const folder = path.dirname(resolve(`@fontsource/${name}/package.json`));
    const file = path.join(folder, 'files', key);
    loaded.set(key, existsSync(file) ? (create(readFileSync(file)) as Font) : undefined);
  }
  return loaded.get(key);
}

/** Returns the font for a character: of the face if it contains the character, otherwise of the other face. */
function fontFor(character: string, face: Face): Font | undefined {
  const code = character.codePointAt(0)!;
  for (const each of [face, face === 'serif' ? 'sans' : 'serif'] as const) {
    for (const subset of subsets) {
      const font = fontOf(each, subset);
      if (font?.hasGlyphForCodePoint(code)) return font;
    }
  }
  return undefined;
}

/** One line of text as the outlines of its characters, starting at 0, 0 on the baseline; the width is in pixels. */
export interface SetLine {
  path: string;
  width: number;
}

/** Sets a line in the site's fonts. The picture must not depend on the fonts of the machine that draws it. */
export function setLine(text: string, face: Face, size: number): SetLine {
  const { glyphs, width } = layOut(text, face, size);
  const paths = glyphs.map(({ glyph, x, scale }) =>
    glyph.path.scale(scale, -scale).translate(x, 0).toSVG(),
  );
  return { path: paths.join(''), width };
}

/** Returns the glyphs of a line with their positions, in pixels. */
function layOut(text: string, face: Face, size: number) {
  let width = 0;
  const glyphs: { glyph: Glyph; x: number; scale: number }[] = [];
  for (const { font, run } of runs(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs: found, positions } = font.layout(run);
    found.forEach((glyph: Glyph, index) => {
      const { xOffset, xAdvance } = positions[index]!;
      glyphs.push({ glyph, x: width + xOffset * scale, scale });
      width += xAdvance * scale;
    });
  }
  return { glyphs, width };
}

/** Invisible characters: joiners, direction marks, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Splits a text by the font that contains its characters. The build rejects all others before it draws anything. */
function runs(text: string, face: Face): { font: Font; run: string }[] {
  const found: { font: Font; run: string }[] = [];
  for (const character of text.normalize('NFC')) {
    if (invisible.test(character)) continue;
    const font = fontFor(character, face);
    // A name must not disappear from a picture.
    if (!font) throw new Error(`"${text}" cannot be drawn: no font has ${character}.`);
    const last = found.at(-1);
    if (last?.font === font) last.run += character;
    else found.push({ font, run: character });
  }
  return found;
}

/** Returns the characters of a text that no font contains, each once. */
export function undrawable(text: string): string[] {
  const letters = new Set(text.normalize('NFC'));
  return [...letters].filter((each) => !invisible.test(each) && !fontFor(each, 'sans'));
}

/**
 * Breaks a text into lines that fit, balanced like a heading. If there are too many, the last line ends with an
 * ellipsis.
 */
export function setLines(
  text: string,
  { face, size, width, most }: { face: Face; size: number; width: number; most: number },
): SetLine[] {
  const set = (line: string) => setLine(line, face, size);
  const widths = new Map<string, number>();
  const widthOf = (line: string): number => {
    const known = widths.get(line) ?? layOut(line, face, size).width;
    widths.set(line, known);
    return known;
  };
  const fill = (limit: number) =>
    text.split(/\s+/).reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && widthOf(longer) <= limit) return [...lines.slice(0, -1), longer];
      return [...lines, word];
    }, []);
  const needed = fill(width).length;
  if (needed > most) {
    const lines = fill(width).slice(0, most);
    const words = lines[most - 1]!.split(' ');
    while (words.length > 1 && widthOf(`${words.join(' ')} …`) > width) words.pop();
    return [...lines.slice(0, -1), `${words.join(' ')} …`].map(set);
  }
  // As narrow as the number of lines allows, so that no line holds a single word.
  let limit = width;
  while (limit > width / 2 && fill(limit - 20).length === needed) limit -= 20;
  return fill(limit).map(set);
}
