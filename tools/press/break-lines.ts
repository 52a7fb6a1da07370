/** An unbreakable piece of a paragraph; `gap` is the space after it, 0 after a hyphen or dash. */
export interface Word {
  width: number;
  gap: number;
  /** Whether the piece ends a phrase, a good place to break a title. */
  stop?: boolean;
}

export interface LineRange {
  from: number;
  /** Exclusive. */
  to: number;
}

/** How far a space may stretch or shrink before a line counts as bad, as a fraction of its width. */
const stretch = 0.6;
const shrink = 0.28;

/**
 * Chooses all breaks of a paragraph at once, so that its worst line is as good as possible (the total-fit
 * idea of Knuth and Plass, 1981, without hyphenation).
 * @param justified lines are stretched to the width; otherwise only raggedness counts
 */
export function breakLines(words: Word[], measure: number, justified: boolean): LineRange[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= words.length; to += 1) {
    let choice = { cost: Infinity, from: to - 1 };
    let natural = 0;
    let spaces = 0;
    for (let from = to - 1; from >= 0; from -= 1) {
      const word = words[from];
      const before = best[from];
      if (!word || !before) break;
      natural += word.width;
      if (from < to - 1) {
        natural += word.gap;
        spaces += word.gap;
      }
      const cost =
        before.cost + lineCost(measure, natural, spaces, { justified, last: to === words.length });
      if (cost < choice.cost) choice = { cost, from };
      if (natural - spaces * shrink > measure && from < to - 1) break;
    }
    best[to] = choice;
  }
  const lines: LineRange[] = [];
  for (let to = words.length; to > 0;) {
    const from = best[to]?.from ?? 0;
    lines.unshift({ from, to });
    to = from;
  }
  return lines;
}

function lineCost(
  measure: number,
  natural: number,
  spaces: number,
  { justified, last }: { justified: boolean; last: boolean },
): number {
  const slack = measure - natural;
  const room = slack < 0 ? spaces * shrink : spaces * stretch;
  if (slack < 0 && (!justified || -slack > room + 0.01)) return 1e7 + slack * slack;
  // A last line of one short word looks lost.
  if (last) return natural < measure * 0.12 ? 60 : 0;
  const ratio = justified ? Math.abs(slack) / Math.max(room, 0.1) : slack / 40;
  return (1 + 100 * Math.min(ratio, 30) ** 3) ** 2 / 100;
}

/** Breaks a title after a phrase if that makes two lines, otherwise into lines of similar length. */
export function breakEvenly(words: Word[], measure: number): LineRange[] {
  const lines = breakLines(words, measure, false);
  const phrase = words.findIndex((word) => word.stop === true) + 1;
  const halves = [
    { from: 0, to: phrase },
    { from: phrase, to: words.length },
  ];
  if (lines.length === 2 && phrase > 0 && phrase < words.length) {
    if (halves.every((half) => widthOf(words.slice(half.from, half.to)) <= measure)) return halves;
  }
  let even = lines;
  for (let narrower = measure * 0.98; narrower > measure * 0.4; narrower -= measure * 0.02) {
    const attempt = breakLines(words, narrower, false);
    const fits = attempt.every(({ from, to }) => widthOf(words.slice(from, to)) <= narrower);
    if (attempt.length > lines.length || !fits) break;
    even = attempt;
  }
  return even;
}

function widthOf(line: Word[]): number {
  const gaps = line.slice(0, -1).reduce((sum, word) => sum + word.gap, 0);
  return line.reduce((sum, word) => sum + word.width, gaps);
}
