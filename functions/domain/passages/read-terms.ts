import { stemmer } from 'stemmer';
import { stopWords } from './stop-words.ts';

/** Words and numbers; `0.15`, `cooper's` and `las2` are one word each. */
const word = /[\p{L}\p{N}]+(?:[.'][\p{L}\p{N}]+)*/gu;

/** `e-mail` and `x-ray` are one word each, because many people omit the hyphen. */
const letterAndWord = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L}{2})/gu;

/** Returns the words of a text, in lower case and without accents. */
export function readWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  const found = plain.replace(letterAndWord, '$1').match(word) ?? [];
  return found.map((one) => one.replace(/'s$/, '').replaceAll("'", ''));
}

/** Anything longer is a checksum or binary data, on which the stemmer would take minutes. */
const maxWordLength = 80;

/** Returns the stem of a word; undefined for a stop word. */
export function toTerm(found: string): string | undefined {
  if (stopWords.has(found) || (found.length < 2 && !/\d/.test(found))) return undefined;
  if (found.length > maxWordLength) return undefined;
  return stemOf(found);
}

const maxKnown = 200_000;
const stemsOfWords = new Map<string, string>();

/** Returns the stem of any word, including stop words. */
export function stemOf(found: string): string {
  const before = stemsOfWords.get(found);
  if (before !== undefined) return before;
  if (found.length > maxWordLength) return found.slice(0, maxWordLength);
  const made = stem(irregularVerbs.get(found) ?? inOneSpelling(found));
  if (stemsOfWords.size >= maxKnown) stemsOfWords.clear();
  stemsOfWords.set(found, made);
  return made;
}

/** A cache by whitespace-separated token: a language has far fewer words than a library. */
const known = new Map<string, readonly string[]>();
/** Longer tokens are not words and would only fill the cache. */
const maxCachedLength = 40;

/** Returns the stems of a text, in order. */
export function readTerms(text: string): string[] {
  return text.split(/\s+/).flatMap((part) => {
    const before = known.get(part);
    if (before) return before;
    if (known.size >= maxKnown) known.clear();
    const terms = readWords(part).flatMap((found) => toTerm(found) ?? []);
    if (part.length <= maxCachedLength) known.set(part, terms);
    return terms;
  });
}

/** Stems repeatedly until nothing changes: `lenses` becomes `lens`, which alone would become `len`. */
function stem(found: string): string {
  const shorter = stemmer(found);
  return shorter === found ? found : stem(shorter);
}

/** British and American endings and Greek plurals, so that all spellings match each other. */
const spellings: [form: RegExp, standard: string][] = [
  [/^(.{2,})sis$/, '$1ses'],
  [/^(.{3,})is(e|es|ed|ing|er|ers|ation|ations)$/, '$1iz$2'],
  [/^(.{3,})ys(e|ed|ing|er|ers)$/, '$1yz$2'],
  [/^(.{3,})our(s|ed|ing|al)?$/, '$1or$2'],
  [/^(.{2,})tre(s|d)?$/, '$1ter$2'],
  [/^(.{4,})ell(ed|ing|er|ers)$/, '$1el$2'],
];

function inOneSpelling(found: string): string {
  for (const [form, standard] of spellings) {
    if (form.test(found)) return found.replace(form, standard);
  }
  return found;
}

/** Irregular past forms. */
const irregularVerbs = new Map(
  `bought buy, broke break, broken break, built build, chose choose, chosen choose, drew draw, drawn draw, drove drive,
  driven drive, fell fall, fallen fall, forgot forget, forgotten forget, grew grow, grown grow, heard hear, held hold,
  kept keep, lost lose, paid pay, rose rise, risen rise, sent send, shook shake, sold sell, spent spend, spoke speak,
  spoken speak, stood stand, taught teach, wrote write, written write`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
