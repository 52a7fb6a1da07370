import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const files = {
  serif: { name: 'source-serif-4', weight: 600 },
  sans: { name: 'inter', weight: 500 },
} as const;
const subsets = ['latin', 'latin-ext'] as const;

export type Face = keyof typeof files;

const loaded = new Map<string, Font>();

/** The site's own fonts as static cuts: outlines of variable ones would need an instance each. */
function fontOf(face: Face, subset: (typeof subsets)[number]): Font {
  const { name, weight } = files[face];
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const font = create(readFileSync(resolve(file))) as Font;
  loaded.set(file, font);
  return font;
}

/** One line of text as the outlines of its letters, from 0, 0 on the baseline to the right; width in pixels. */
export interface SetLine {
  path: string;
  width: number;
}

/** Sets a line in the site's fonts. A picture must not depend on the fonts of the machine that draws it. */
export function setLine(text: string, face: Face, size: number): SetLine {
  let x = 0;
  const paths: string[] = [];
  for (const { font, run } of runs(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph: Glyph, index) => {
      const { xOffset, xAdvance } = positions[index]!;
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, 0)
          .toSVG(),
      );
      x += xAdvance * scale;
    });
  }
  return { path: paths.join(''), width: x };
}

/** Splits a text by the subset that has its letters; one that none has is left out. */
function runs(text: string, face: Face): { font: Font; run: string }[] {
  const found: { font: Font; run: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const subset = subsets.find((each) => fontOf(face, each).hasGlyphForCodePoint(code));
    if (!subset) continue;
    const font = fontOf(face, subset);
    const last = found.at(-1);
    if (last?.font === font) last.run += character;
    else found.push({ font, run: character });
  }
  return found;
}

/** Breaks a text into lines that fit, balanced like a heading; the last of too many ends with an ellipsis. */
export function setLines(
  text: string,
  { face, size, width, most }: { face: Face; size: number; width: number; most: number },
): SetLine[] {
  const set = (line: string) => setLine(line, face, size);
  const fill = (limit: number) =>
    text.split(/\s+/).reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && set(longer).width <= limit) return [...lines.slice(0, -1), longer];
      return [...lines, word];
    }, []);
  const needed = fill(width).length;
  if (needed > most) {
    const lines = fill(width).slice(0, most);
    const words = lines[most - 1]!.split(' ');
    while (words.length > 1 && set(`${words.join(' ')} …`).width > width) words.pop();
    return [...lines.slice(0, -1), `${words.join(' ')} …`].map(set);
  }
  // As narrow as the same number of lines allows, so that none holds a single word.
  let limit = width;
  while (limit > width / 2 && fill(limit - 20).length === needed) limit -= 20;
  return fill(limit).map(set);
}
