import { foldText, searchWords } from './fold-text.ts';
import { isOneTypo } from './is-one-typo.ts';

export interface Found<Row> {
  row: Row;
  /** Higher is better; 0 without a search. */
  relevance: number;
}

/** The minimum length of a word that may contain a typo; shorter ones would match too much. */
const minTypoLength = 4;

/** Weights by the position of a text: the title, the subject, everything else. */
const weights = [4, 2, 1];
const wholeWord = 3;
const startOfWord = 2;
const insideWord = 1;
/** Added if the title contains the whole search phrase. */
const phraseBonus = 20;

interface Folded {
  text: string;
  weight: number;
}

/** A cache, because rows live long and are searched often. */
const foldedRows = new WeakMap<object, Folded[]>();

/**
 * Finds the rows that contain every word of a search, in their original order. A word that no row contains may be a
 * typo.
 * @param textsOf returns a row's title, its subject, and its other searchable texts
 */
export function findByText<Row extends object>(
  rows: readonly Row[],
  q: string,
  textsOf: (row: Row) => readonly string[],
): Found<Row>[] {
  const words = searchWords(q);
  if (words.length === 0) return rows.map((row) => ({ row, relevance: 0 }));
  let found = rows.map((row) => ({ row, texts: foldedOf(row, textsOf), relevance: 0 }));
  for (const word of words) {
    const isKnown = found.some(({ texts }) => texts.some(({ text }) => text.includes(word)));
    const valueIn = isKnown || word.length < minTypoLength ? matchValue : typoValue;
    found = found
      .map((one) => ({ one, value: best(one.texts, word, valueIn) }))
      .filter(({ value }) => value > 0)
      .map(({ one, value }) => ({ ...one, relevance: one.relevance + value }));
  }
  const phrase = words.join(' ');
  return found.map(({ row, texts, relevance }) => {
    const bonus = texts[0]?.text.includes(phrase) ? phraseBonus : 0;
    return { row, relevance: relevance + bonus };
  });
}

/** Sorts by relevance, best match first; ties keep their order. */
export function byRelevance<Row>(found: readonly Found<Row>[]): Row[] {
  return found.toSorted((a, b) => b.relevance - a.relevance).map(({ row }) => row);
}

function foldedOf<Row extends object>(
  row: Row,
  textsOf: (row: Row) => readonly string[],
): Folded[] {
  const known = foldedRows.get(row);
  if (known) return known;
  const folded = textsOf(row).map((text, index) => ({
    text: foldText(text),
    weight: weights[index] ?? weights.at(-1)!,
  }));
  foldedRows.set(row, folded);
  return folded;
}

function best(
  texts: readonly Folded[],
  word: string,
  valueIn: (text: string, word: string) => number,
): number {
  return Math.max(0, ...texts.map(({ text, weight }) => weight * valueIn(text, word)));
}

function matchValue(text: string, word: string): number {
  if (!text.includes(word)) return 0;
  const spaced = ` ${text} `;
  if (spaced.includes(` ${word} `)) return wholeWord;
  return spaced.includes(` ${word}`) ? startOfWord : insideWord;
}

/** Returns the value of a match with a typo; a word that is still being typed may continue after it. */
function typoValue(text: string, word: string): number {
  const isMeant = text
    .split(' ')
    .some((one) => isOneTypo(word, one) || isOneTypo(word, one.slice(0, word.length)));
  return isMeant ? insideWord : 0;
}
