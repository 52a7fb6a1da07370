/** A piece of text in one style. */
export interface Span {
  text: string;
  italic: boolean;
  bold: boolean;
  script: 'none' | 'sub' | 'sup';
}

const raised: Record<string, string> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'].map((character, i) => [character, '0123456789+−n'.charAt(i)]),
);
const lowered: Record<string, string> = Object.fromEntries(
  [...'₀₁₂₃₄₅₆₇₈₉₊₋'].map((character, i) => [character, '0123456789+−'.charAt(i)]),
);

/** Unicode's superscript and subscript digits become marks, so that all scripts look alike. */
export function markScripts(text: string): string {
  return text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+/gu, (run) => `^{${[...run].map((c) => raised[c]).join('')}}`)
    .replace(/[₀₁₂₃₄₅₆₇₈₉₊₋]+/gu, (run) => `_{${[...run].map((c) => lowered[c]).join('')}}`);
}

/**
 * Parses the marks of running text: *italic*, **bold**, x_{sub}, x^{sup}. Emphasis may contain scripts;
 * scripts contain no marks.
 */
export function parseInline(text: string): Span[] {
  const spans: Span[] = [];
  let italic = false;
  let bold = false;
  const token = /\*\*|\*|[_^]\{([^}]*)\}|[^*_^]+|[_^]/gu;
  for (const match of markScripts(text).matchAll(token)) {
    const [piece, script] = match;
    if (piece === '**') bold = !bold;
    else if (piece === '*') italic = !italic;
    else if (script === undefined) spans.push({ text: piece, italic, bold, script: 'none' });
    else spans.push({ text: script, italic, bold, script: piece.startsWith('_') ? 'sub' : 'sup' });
  }
  if (italic || bold) throw new Error(`Unclosed emphasis in: ${text}`);
  return spans;
}

/** The text without its marks, for metadata. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((span) => span.text)
    .join('');
}
