import { breakEvenly, breakLines } from './break-lines.ts';
import { parseInline } from './inline.ts';
import type { Span } from './inline.ts';
import { drawFragments, layFragments } from './pen.ts';
import type { Doc, Fragment, TypeStyle } from './pen.ts';

/** A line of text; `draw` takes the left edge and the baseline. */
export interface SetLine {
  draw: (x: number, baseline: number) => void;
}

interface SetWord {
  fragments: Fragment[];
  width: number;
  gap: number;
  stop: boolean;
}

/** Keeps a number and its unit, and "Figure" and its number, on one line. */
function tie(text: string): string {
  return text
    .replace(/(Figures?|Tables?|Equations?|and others) (?=[\d(])/g, '$1\u00a0')
    .replace(/(\d) (?=(%|°|Ω|µ|[kcm]?m\b|km\b|m[gL]\b|g\b|L\b|s\b|Hz\b|S\/|meq|API))/g, '$1\u00a0');
}

/** Splits spans at spaces, and after hyphens and dashes between letters. */
function wordsOf(spans: Span[]): { spans: Span[]; spaced: boolean }[] {
  const words: { spans: Span[]; spaced: boolean }[] = [];
  let current: Span[] = [];
  const close = (spaced: boolean) => {
    if (current.length > 0) words.push({ spans: current, spaced });
    else if (spaced && words.length > 0) words[words.length - 1]!.spaced = true;
    current = [];
  };
  for (const span of spans) {
    for (const piece of span.text.split(/( |(?<=\p{L}[-–—])(?=\p{L}))/u)) {
      if (piece === ' ') close(true);
      else if (piece === '') close(false);
      else current.push({ ...span, text: piece });
    }
  }
  close(false);
  return words;
}

/**
 * Sets a paragraph to a line width in points.
 * @param setting 'justified' stretches all lines but the last to the full width; 'even' makes the lines about equally
 *   long
 */
export function composeParagraph(
  doc: Doc,
  text: string,
  style: TypeStyle,
  measure: number,
  setting: 'justified' | 'ragged' | 'even',
): SetLine[] {
  const space = layFragments(
    doc,
    [{ text: ' ', italic: false, bold: false, script: 'none' }],
    style,
  ).width;
  const words: SetWord[] = wordsOf(parseInline(tie(text))).map((word) => ({
    ...layFragments(doc, word.spans, style),
    gap: word.spaced ? space : 0,
    stop: /[:?,]$/.test(word.spans.at(-1)?.text ?? ''),
  }));
  const justify = setting === 'justified';
  const ranges =
    setting === 'even' ? breakEvenly(words, measure) : breakLines(words, measure, justify);
  return ranges.map(({ from, to }, index) => {
    const line = words.slice(from, to);
    const gaps = line.slice(0, -1).reduce((sum, word) => sum + word.gap, 0);
    const natural = line.reduce((sum, word) => sum + word.width, 0) + gaps;
    const last = index === ranges.length - 1;
    const slack = measure - natural;
    const stretched = justify && gaps > 0 && (!last || slack < 0);
    const tracking = stretched ? trackingOf(line, slack, gaps, style.size) : { extra: 0, taken: 0 };
    const factor = stretched ? 1 + (slack - tracking.taken) / gaps : 1;
    return {
      draw: (x, baseline) => drawLine(doc, line, x, baseline, { factor, tracking: tracking.extra }),
    };
  });
}

/**
 * A loose line takes some of its slack between the letters, at most 1.4 % of the type size: invisible, but enough to
 * close the gaps between words.
 */
function trackingOf(
  line: SetWord[],
  slack: number,
  gaps: number,
  size: number,
): { extra: number; taken: number } {
  if (slack < gaps * 0.15) return { extra: 0, taken: 0 };
  const letters = line.reduce((sum, word) => sum + lettersOf(word), 0);
  const extra = Math.min(size * 0.014, (slack * 0.5) / letters);
  return { extra, taken: extra * letters };
}

function lettersOf(word: SetWord): number {
  return word.fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
}

function drawLine(
  doc: Doc,
  words: SetWord[],
  x: number,
  baseline: number,
  { factor, tracking }: { factor: number; tracking: number },
): void {
  let at = x;
  for (const [index, word] of words.entries()) {
    let before = 0;
    const fragments = word.fragments.map((fragment) => {
      const placed = {
        ...fragment,
        tracking: fragment.tracking + tracking,
        x: fragment.x + before,
      };
      before += fragment.text.length * tracking;
      return placed;
    });
    const last = fragments.at(-1);
    // Spaces are drawn too, so that the text can be copied and read aloud.
    if (last && index < words.length - 1 && word.gap > 0) last.text += ' ';
    drawFragments(doc, fragments, at, baseline);
    at += word.width + before + word.gap * factor;
  }
}
