import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { unwrapWoff } from './unwrap-woff.ts';

const { resolve } = createRequire(import.meta.url);

export type Family = 'serif' | 'sans';

/** One style of a font family. */
export interface Cut {
  family: Family;
  bold: boolean;
  italic: boolean;
}

const packages = { serif: 'source-serif-4', sans: 'inter' } as const;
const mathFont = 'math';

/** The web fonts come in subsets, so a text is split by the subset that contains each character. */
function subsetOf(character: string): 'latin' | 'latin-ext' | 'greek' | 'math' {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x370 && code <= 0x3ff) return 'greek';
  if (code >= 0x100 && code <= 0x24f && code !== 0x131 && code !== 0x152 && code !== 0x153) {
    return 'latin-ext';
  }
  if (code < 0x370 || (code >= 0x2000 && code <= 0x206f)) return 'latin';
  return '€™↑↓−∕'.includes(character) ? 'latin' : 'math';
}

/** The font files by the name of their font, read once. */
function loadFonts(): Map<string, Buffer> {
  const fonts = new Map<string, Buffer>();
  const load = (name: string, file: string) => {
    fonts.set(name, unwrapWoff(readFileSync(resolve(file))));
  };
  for (const [family, name] of Object.entries(packages)) {
    for (const subset of ['latin', 'latin-ext', 'greek']) {
      for (const weight of [400, 600]) {
        for (const slope of ['normal', 'italic']) {
          const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-${slope}.woff`;
          load(`${family}-${subset}-${weight}-${slope}`, file);
        }
      }
    }
  }
  load(mathFont, '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff');
  return fonts;
}

let loaded: Map<string, Buffer> | undefined;

/** pdfkit supports neither WOFF2 nor variable fonts, hence the static files. */
export function registerTypefaces(doc: InstanceType<typeof PDFDocument>): void {
  loaded ??= loadFonts();
  for (const [name, font] of loaded) doc.registerFont(name, font);
}

/** Splits a text into runs that one font file can set. */
export function runsByFont(text: string, cut: Cut): { text: string; font: string }[] {
  const runs: { text: string; font: string }[] = [];
  for (const character of text) {
    const subset = subsetOf(character);
    const last = runs.at(-1);
    const font =
      subset === 'math'
        ? mathFont
        : `${cut.family}-${subset}-${cut.bold ? 600 : 400}-${cut.italic ? 'italic' : 'normal'}`;
    if (last && (last.font === font || character === ' ')) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
