/** The most characters of a page; a dense one has 5,000. */
const maxCharacters = 8000;

/**
 * Joins the printed lines of a page into paragraphs: a line that is about as long as most continues in the next. Line
 * breaks remain between paragraphs, headings and cells.
 */
export function flowText(printed: string): string {
  const lines = printed
    // PDFium's marks of a hyphen at the end of a line, inside a word.
    .replaceAll('\u0002', '\u00AD')
    .replace(/[\uFFFE\u00AD](?:\r?\n)?/g, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean);
  const usual = usualLength(lines);
  let text = '';
  let continues = false;
  for (const line of lines) {
    text += (text && (continues ? ' ' : '\n')) + line;
    const endsSentence = /[.!?:]["'”’)\]]?$/.test(line);
    continues = line.length >= usual * (endsSentence ? 0.93 : 0.75);
  }
  return text.slice(0, maxCharacters).toWellFormed();
}

/** Returns the length of a long line: nine in ten are shorter. */
function usualLength(lines: readonly string[]): number {
  const lengths = lines.map(({ length }) => length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}
