import type { LessonCategory } from '../lessons/lesson.ts';
import { blackHead, trebleClef } from '../press/glyphs.ts';
import { disc, rect, ring, sign, whole, type Sleeve } from './sleeve.ts';

type Motif = (sleeve: Sleeve) => string;

/** Long and short: the dots of a swung bar, row under row, growing louder. */
const rhythm: Motif = (sleeve) => {
  const { width, height, scheme, random } = sleeve;
  const [loud, middle, quiet] = scheme.shapes;
  const rows = 5;
  const loudRow = random.integer(1, 3);
  const parts = [whole(sleeve, scheme.ground)];
  for (let row = 0; row < rows; row += 1) {
    const y = height * (0.14 + row * 0.18);
    for (let beat = 0; beat < 4; beat += 1) {
      const x = width * (0.1 + beat * 0.23);
      const colour = row === loudRow ? loud : beat === 1 || beat === 3 ? middle : scheme.ink;
      parts.push(disc(x, y, height * 0.068, colour));
      parts.push(disc(x + width * 0.148, y, height * 0.026, row === loudRow ? loud : quiet));
    }
  }
  return parts.join('');
};

/** Voices on a staff as wide as a poster, one of which falls. */
const harmony: Motif = (sleeve) => {
  const { width, height, scheme } = sleeve;
  const [loud, middle, quiet] = scheme.shapes;
  const space = height * 0.13;
  const top = height * 0.24;
  const line = (i: number) => top + i * space;
  const columns = [0.34, 0.58, 0.82].map((share) => share * width);
  const head = (column: number, step: number, colour: string) =>
    sign(blackHead, columns[column]!, top + step * (space / 2), space * 0.98, colour);
  return [
    whole(sleeve, scheme.ground),
    rect([0, 0, width * 0.2, height], middle),
    ...[0, 1, 2, 3, 4].map((i) => rect([0, line(i) - 2.5, width, 5], scheme.ink)),
    sign(trebleClef, width * 0.1, line(3), space, scheme.light),
    ...[0, 1, 2].map((i) => head(i, 7, scheme.ink)),
    head(0, 4, quiet),
    head(1, 5, loud),
    head(2, 5, loud),
    head(0, 1, scheme.ink),
    head(1, 1, scheme.ink),
    head(2, 2, loud),
  ].join('');
};

/** Twelve bars in three lines; the fifth and ninth are loud. */
const form: Motif = (sleeve) => {
  const { width, height, scheme, random } = sleeve;
  const [loud, middle, quiet] = scheme.shapes;
  const [left, top] = [width * 0.06, height * 0.08];
  const [w, h] = [(width * 0.88) / 4, (height * 0.84) / 3];
  const turned = random.integer(0, 3);
  const parts = [whole(sleeve, scheme.ground)];
  for (let bar = 0; bar < 12; bar += 1) {
    const [x, y] = [left + (bar % 4) * w, top + Math.floor(bar / 4) * h];
    const colour = bar === 4 ? loud : bar === 8 ? middle : bar === turned ? quiet : scheme.ink;
    parts.push(rect([x + 5, y + 5, w - 10, h - 10], colour));
    const beats = bar === 11 ? 4 : bar % 3 === 0 ? 2 : 1;
    for (let beat = 0; beat < beats; beat += 1) {
      parts.push(disc(x + w * (0.2 + beat * 0.2), y + h * 0.5, h * 0.07, scheme.ground));
    }
  }
  return parts.join('');
};

/** A keyboard seen from above, with a few keys pressed. */
const comping: Motif = (sleeve) => {
  const { width, height, scheme, random } = sleeve;
  const [loud, middle, quiet] = scheme.shapes;
  const keys = 9;
  const key = width / keys;
  const top = height * 0.34;
  const down = new Map([
    [1 + random.integer(0, 1), loud],
    [4, middle],
    [6 + random.integer(0, 1), quiet],
  ]);
  const parts = [whole(sleeve, scheme.ground)];
  parts.push(disc(width * 0.79, height * 0.17, height * 0.12, loud));
  for (let i = 0; i < keys; i += 1) {
    parts.push(rect([i * key + 2, top, key - 4, height - top], down.get(i) ?? scheme.light));
  }
  for (let i = 0; i < keys; i += 1) {
    if (![0, 1, 3, 4, 5].includes(i % 7)) continue;
    parts.push(rect([(i + 0.7) * key, top, key * 0.6, (height - top) * 0.58], '#241226'));
  }
  return parts.join('');
};

/** Arriving sound: arcs from one corner, one of them blue. */
const ear: Motif = (sleeve) => {
  const { width, height, scheme, random } = sleeve;
  const [loud, middle, quiet] = scheme.shapes;
  const [x, y] = [width * 0.16, height * 0.84];
  const chosen = random.integer(2, 5);
  const parts = [whole(sleeve, scheme.ground)];
  for (let i = 8; i >= 1; i -= 1) {
    const colour = i === chosen ? loud : i === chosen + 2 ? middle : scheme.ink;
    parts.push(ring(x, y, height * 0.125 * i, colour, height * (i === chosen ? 0.075 : 0.03)));
  }
  parts.push(disc(x, y, height * 0.085, quiet));
  return parts.join('');
};

/** Eight weeks of dots, one row per week, with the arm of a metronome across them. */
const practice: Motif = (sleeve) => {
  const { width, height, scheme, random } = sleeve;
  const [loud, middle, quiet] = scheme.shapes;
  const parts = [whole(sleeve, scheme.ground)];
  parts.push(
    `<path d="M${width * 0.5} ${height * 0.08}L${width * 0.82} ${height * 0.94}H${width * 0.18}Z" fill="${middle}"/>`,
  );
  for (let day = 0; day < 56; day += 1) {
    const [x, y] = [
      width * (0.08 + (day % 8) * 0.12),
      height * (0.1 + Math.floor(day / 8) * 0.133),
    ];
    const colour = day % 7 === 6 ? loud : scheme.ink;
    parts.push(disc(x, y, height * (day < random.integer(20, 40) ? 0.026 : 0.014), colour));
  }
  const lean = random.uniform(14, 26);
  parts.push(
    `<g transform="rotate(${lean.toFixed(1)} ${width * 0.5} ${height * 0.86})">${rect([width * 0.5 - 7, height * 0.12, 14, height * 0.74], scheme.ink)}${rect([width * 0.5 - 34, height * 0.3, 68, 54], quiet)}</g>`,
    disc(width * 0.5, height * 0.86, height * 0.05, scheme.ink),
  );
  return parts.join('');
};

export const motifs: Record<LessonCategory, Motif> = {
  Rhythm: rhythm,
  Harmony: harmony,
  Form: form,
  Comping: comping,
  'Ear Training': ear,
  Practice: practice,
};
