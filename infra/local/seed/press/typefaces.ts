import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);

export type Family = 'serif' | 'sans';

/** One cut of a family. */
export interface Cut {
  family: Family;
  bold: boolean;
  italic: boolean;
}

const packages = { serif: 'source-serif-4', sans: 'inter' } as const;
const mathFont = 'math';

/** The web fonts come in subsets; a text is split by the subset that holds each character. */
function subsetOf(character: string): 'latin' | 'latin-ext' | 'greek' | 'math' {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x370 && code <= 0x3ff) return 'greek';
  if (code >= 0x100 && code <= 0x24f && code !== 0x131 && code !== 0x152 && code !== 0x153) {
    return 'latin-ext';
  }
  if (code < 0x370 || (code >= 0x2000 && code <= 0x206f)) return 'latin';
  return '€™↑↓−∕'.includes(character) ? 'latin' : 'math';
}

/** pdfkit embeds WOFF but not WOFF2, and no variable fonts: hence the static cuts. */
export function registerTypefaces(doc: InstanceType<typeof PDFDocument>): void {
  for (const [family, name] of Object.entries(packages)) {
    for (const subset of ['latin', 'latin-ext', 'greek']) {
      for (const weight of [400, 600]) {
        for (const slope of ['normal', 'italic']) {
          const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-${slope}.woff`;
          doc.registerFont(`${family}-${subset}-${weight}-${slope}`, resolve(file));
        }
      }
    }
  }
  const math = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff';
  doc.registerFont(mathFont, resolve(math));
}

/** Splits a text into runs that one font can set. */
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
