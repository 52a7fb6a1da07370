import { stemmer } from 'stemmer';
import { stopWords } from './stop-words.ts';

/** Words and numbers; `0.15`, `cooper's` and `las2` are one each. */
const word = /[\p{L}\p{N}]+(?:[.'][\p{L}\p{N}]+)*/gu;

/** The words of a text, in lower case and without accents. */
export function readWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  return (plain.match(word) ?? []).map((found) => found.replace(/'s$/, '').replaceAll("'", ''));
}

/** The stem under which a word is kept, or undefined for a word that carries no subject. */
export function toTerm(found: string): string | undefined {
  if (stopWords.has(found) || (found.length < 2 && !/\d/.test(found))) return undefined;
  return stemmer(asAmericansSpell(found));
}

/** The stems of a text, in order. */
export function readTerms(text: string): string[] {
  return readWords(text).flatMap((found) => toTerm(found) ?? []);
}

/** The endings that differ between British and American spelling, so that both find each other. */
const spellings: [british: RegExp, american: string][] = [
  [/^(.{3,})is(e|es|ed|ing|er|ers|ation|ations)$/, '$1iz$2'],
  [/^(.{3,})ys(e|es|ed|ing|er|ers)$/, '$1yz$2'],
  [/^(.{3,})our(s|ed|ing|al)?$/, '$1or$2'],
  [/^(.{2,})tre(s|d)?$/, '$1ter$2'],
  [/^(.{4,})ell(ed|ing|er|ers)$/, '$1el$2'],
];

function asAmericansSpell(found: string): string {
  for (const [british, american] of spellings) {
    if (british.test(found)) return found.replace(british, american);
  }
  return found;
}
