import { isOneTypo } from '#shared/search/is-one-typo.ts';
import { siteTopics } from '#shared/assistant/site-facts.ts';
import { isCommon } from '../../passages/common-words.ts';
import { readWords, stemOf } from '../../passages/read-terms.ts';
import { stopWords } from '../../passages/stop-words.ts';
import { aspects, lightAspects, things } from './lexicon.ts';

/** One meaning in a question: an entry of the lexicon, or a word that the lexicon lacks. */
export interface Concept {
  /** `refund`, or `=zircon` for the stem of a word without an entry. */
  id: string;
  kind: 'thing' | 'aspect' | 'word';
  weight: number;
}

/** Whether the site uses a stem anywhere: such a word is not a typo. */
export type IsKnown = (stem: string) => boolean;

const weights = { thing: 2, aspect: 1.5, light: 0.5, word: 1.5, common: 0.5 };
const minTypoLength = 4;
const minTwoTyposLength = 9;

interface Phrase {
  names: readonly string[];
  concept: Concept;
}

const concepts = new Map<string, Concept>();
/** By their first word. */
const phrases = new Map<string, Phrase[]>();
const knownPhrases = new Set<string>();
const vocabulary = new Set<string>();

for (const [kind, table] of [
  ['thing', siteTopics],
  ['thing', things],
  ['aspect', aspects],
] as const) {
  for (const [id, names] of Object.entries(table)) {
    const weight = kind === 'thing' ? weights.thing : weights.aspect;
    const concept = { id, kind, weight: lightAspects.has(id) ? weights.light : weight };
    concepts.set(id, concept);
    for (const name of names.split(',')) addPhrase(readWords(name).map(plain), concept);
  }
}
for (const list of phrases.values()) list.sort((a, b) => b.names.length - a.names.length);

/** Removes the plural. Stemming would go too far: a setting is not a set, nor a reporter a report. */
function plain(word: string): string {
  if (word.length < 4 || stopWords.has(word) || !/[^sui]s$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Adds a phrase to the lexicon. Small words count: `sign out` is not `sign in`. */
function addPhrase(names: readonly string[], concept: Concept): void {
  const [first] = names;
  const phrase = names.join(' ');
  // If two entries have the same name, the first one wins.
  if (!first || knownPhrases.has(phrase)) return;
  knownPhrases.add(phrase);
  const list = phrases.get(first);
  if (list) list.push({ names, concept });
  else phrases.set(first, [{ names, concept }]);
  for (const name of names) vocabulary.add(name);
}

/** The words that a typo may stand for: those of the lexicon, and small words. */
const meant = [...vocabulary, ...stopWords].filter((word) => word.length >= minTypoLength);

/** Returns a visitor's text in lower case, with typos of words in the lexicon corrected. */
export function corrected(text: string, isKnown: IsKnown): string {
  return readWords(text)
    .map((word) => {
      const name = inVocabulary(word, isKnown);
      return name === plain(word) ? word : name;
    })
    .join(' ');
}

/**
 * Returns the meanings of a text in its order, each once.
 * @param isKnown for a visitor's text, which may contain typos
 */
export function readConcepts(text: string, isKnown: IsKnown = () => true): Concept[] {
  const found = new Map<string, Concept>();
  const names = readWords(text).map((word) => inVocabulary(word, isKnown));
  for (let at = 0; at < names.length;) {
    const phrase = phrases.get(names[at]!)?.find((one) => isAt(names, at, one.names));
    const concept = phrase?.concept ?? wordConcept(names[at]!);
    if (concept && !found.has(concept.id)) found.set(concept.id, concept);
    at += phrase?.names.length ?? 1;
  }
  return [...found.values()];
}

/** Weight of a word in a phrase with a meaning of its own: `kit` in `field kit`. */
const inPhrase = 0.5;

/** Returns the meanings of a text, and those of the single words of its phrases. */
export function readAllConcepts(text: string): Concept[] {
  const found = new Map(readConcepts(text).map((concept) => [concept.id, concept]));
  for (const word of readWords(text)) {
    const concept = wordConcept(word);
    if (!concept || found.has(concept.id)) continue;
    found.set(concept.id, { ...concept, weight: concept.weight * inPhrase });
  }
  return [...found.values()];
}

/**
 * Returns the meanings of keywords, which may be names of meanings themselves (`core price`); none if a word has no
 * meaning.
 */
export function readKeyWords(line: string): Concept[] {
  const found = line
    .trim()
    .split(/\s+/)
    .map((part) => concepts.get(part) ?? part)
    .reduce<(Concept | string)[]>((parts, part) => {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') {
        return [...parts.slice(0, -1), `${last} ${part}`];
      }
      return [...parts, part];
    }, [])
    .map((part) => (typeof part === 'string' ? readConcepts(part) : [part]));
  // Without the word (`once` in `payment once`), the rest would ask for something else.
  if (found.some((part) => part.length === 0)) return [];
  return [...new Map(found.flat().map((concept) => [concept.id, concept])).values()];
}

function isAt(names: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((name, offset) => names[at + offset] === name);
}

function wordConcept(word: string): Concept | undefined {
  if (stopWords.has(word) || (word.length < 2 && !/\d/.test(word))) return undefined;
  const stem = stemOf(word);
  return { id: `=${stem}`, kind: 'word', weight: isCommon(stem) ? weights.common : weights.word };
}

/** Returns a word in the singular, with a typo corrected. People rarely mistype the first letter. */
function inVocabulary(word: string, isKnown: IsKnown): string {
  if (stopWords.has(word)) return word;
  const name = plain(word);
  const mayBeWrong = word.length >= minTypoLength && !/\d/.test(word);
  if (!mayBeWrong || vocabulary.has(name) || vocabulary.has(word)) return name;
  const stem = stemOf(word);
  if (isCommon(stem) || isKnown(stem)) return name;
  // A short word may only lack a letter: too many words of four letters resemble each other.
  const near = meant.filter(
    (known) =>
      known[0] === name[0] &&
      (name.length > minTypoLength || known.length > name.length) &&
      (isTypo(name, known) || isTypo(word, `${known}s`)),
  );
  return near.toSorted((a, b) => distance(name, a) - distance(name, b))[0] ?? name;
}

/** Ranks typos by likelihood: doubled and swapped letters first, then missing letters, then wrong ones. */
function distance(word: string, known: string): number {
  const once = (text: string) => text.replace(/(.)\1/g, '$1');
  if (once(word) === once(known)) return 0;
  if ([...word].sort().join('') === [...known].sort().join('')) return 1;
  return word.length === known.length ? 3 : 2;
}

/** Rows of a keyboard, for neighbouring keys, and letters that sound alike. */
const neighbours = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'aeiouy', 'sczk', 'dt', 'bp', 'mn', 'gj'];

/** Whether one word is a likely typo of the other: `sneakers` is not one of `speakers`. */
function isLikelyTypo(word: string, known: string): boolean {
  if (word.length !== known.length) return true;
  const other = [...word].flatMap((letter, at) => (letter === known[at] ? [] : [at]));
  if (other.length !== 1) return true;
  const [a, b] = [word[other[0]!]!, known[other[0]!]!];
  return neighbours.some((row, at) => {
    const apart = Math.abs(row.indexOf(a) - row.indexOf(b));
    return row.includes(a) && row.includes(b) && (at > 2 || apart === 1);
  });
}

function isTypo(word: string, known: string): boolean {
  if (isOneTypo(word, known)) return isLikelyTypo(word, known);
  if (word.length < minTwoTyposLength || known.length < minTwoTyposLength - 1) return false;
  return Array.from(known, (_, at) => known.slice(0, at) + known.slice(at + 1)).some(
    (shorter) => isOneTypo(word, shorter) || shorter === word,
  );
}
