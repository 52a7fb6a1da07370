import { longestMessage } from '#shared/contracts/chat.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { readTerms, readWords, toTerm } from './read-terms.ts';
import { tuning } from './tuning.ts';

/** One informative word of a question, with what says the same. */
export interface Concept {
  term: string;
  /** Each a phrase of stems that may stand for it. */
  synonyms: readonly (readonly string[])[];
  /** 1, or less where it comes from an earlier question. */
  weight: number;
}

/** Words that point back to what was spoken of before. */
const pointers = new Set(
  `it its that this those these they them their theirs he she him her one ones there both former latter same more
  other another`.split(/\s+/),
);
/** With more subjects of its own, a question stands alone although it points somewhere. */
const mostFollowUpTerms = 3;
const openings = /^\s*(?:and|but|or|so|what about|how about|why|how so|how come)\b/i;

const groups: readonly (readonly (readonly string[])[])[] = assistantConfig.synonyms.map((group) =>
  group.map(readTerms).filter((phrase) => phrase.length > 0),
);

/**
 * What a question is about. Of the earlier ones, oldest first, only those count that a follow-up such as "what does it
 * cost?" points back to.
 */
export function readQuestion(question: string, earlier: readonly string[] = []): Concept[] {
  const concepts = conceptsOf(question, 1);
  if (!isFollowUp(question, concepts.length)) return concepts;
  const known = new Set(concepts.map(({ term }) => term));
  for (const claimed of earlier.toReversed()) {
    // Earlier messages are what the asker says they were: no longer than a message can be.
    const message = claimed.slice(0, longestMessage);
    const before = conceptsOf(message, tuning.earlierWeight);
    concepts.push(...before.filter(({ term }) => !known.has(term)));
    for (const { term } of before) known.add(term);
    if (!isFollowUp(message, before.length)) break;
  }
  return concepts;
}

/** Whether words speak of it, by itself or by all words of a synonym. */
export function covers(terms: ReadonlySet<string>, { term, synonyms }: Concept): boolean {
  return terms.has(term) || synonyms.some((phrase) => phrase.every((part) => terms.has(part)));
}

function isFollowUp(question: string, terms: number): boolean {
  if (terms === 0) return true;
  if (terms > mostFollowUpTerms) return false;
  return openings.test(question) || readWords(question).some((word) => pointers.has(word));
}

function conceptsOf(question: string, weight: number): Concept[] {
  const words = readWords(question).filter((word) => toTerm(word) !== undefined);
  const terms = words.map((word) => toTerm(word)!);
  const synonyms = new Map<string, (readonly string[])[]>(terms.map((term) => [term, []]));
  for (const group of groups) {
    for (const phrase of group) {
      if (!containsRun(terms, phrase)) continue;
      const others = group.filter((other) => other !== phrase);
      for (const term of phrase) synonyms.get(term)!.push(...others);
    }
  }
  // People write "sea water" where the page has "seawater".
  for (const [at, word] of words.slice(0, -1).entries()) {
    const joined = toTerm(word + words[at + 1]!);
    if (joined === undefined) continue;
    for (const term of [terms[at]!, terms[at + 1]!]) synonyms.get(term)!.push([joined]);
  }
  return [...synonyms].map(([term, phrases]) => ({ term, synonyms: phrases, weight }));
}

function containsRun(terms: readonly string[], phrase: readonly string[]): boolean {
  return terms.some((_, at) => phrase.every((term, offset) => terms[at + offset] === term));
}
