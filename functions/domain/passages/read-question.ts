import { commonSynonyms } from '#shared/assistant/common-synonyms.ts';
import { maxMessageLength } from '#shared/constants/message-limits.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { readTerms, readWords, toTerm } from './read-terms.ts';
import { tuning } from './tuning.ts';

/** An informative word of a question, with its synonyms. */
export interface Concept {
  term: string;
  /** Phrases of stems that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** 1, or less if it comes from an earlier question. */
  weight: number;
}

/** Words that refer to what was mentioned before. */
const pointers = new Set(
  `it its that this those these they them their theirs he she him her one ones there both former latter same more
  other another`.split(/\s+/),
);
/** A question with more subjects of its own than this is not a follow-up, even if it contains a pointer. */
const maxFollowUpTerms = 3;
const openings = /^\s*(?:and|but|or|so|what about|how about|why|how so|how come)\b/i;

const groups = [...commonSynonyms, ...assistantConfig.synonyms].map((group) =>
  group.map(readTerms).filter((phrase) => phrase.length > 0),
);

/**
 * Extracts the concepts of a question. Earlier questions, oldest first, count only if this is a follow-up such as
 * "what does it cost?".
 */
export function readQuestion(question: string, earlier: readonly string[] = []): Concept[] {
  const concepts = conceptsOf(question, 1);
  if (!isFollowUp(question, concepts.length)) return concepts;
  const known = new Set(concepts.map(({ term }) => term));
  for (const claimed of earlier.toReversed()) {
    // Earlier messages come from the client: limit them to the length of a message.
    const message = claimed.slice(0, maxMessageLength);
    const before = conceptsOf(message, tuning.earlierWeight);
    concepts.push(...before.filter(({ term }) => !known.has(term)));
    for (const { term } of before) known.add(term);
    if (!isFollowUp(message, before.length)) break;
  }
  return concepts;
}

/** Whether the terms contain the concept itself or all words of a synonym. */
export function covers(terms: ReadonlySet<string>, { term, synonyms }: Concept): boolean {
  return terms.has(term) || synonyms.some((phrase) => phrase.every((part) => terms.has(part)));
}

function isFollowUp(question: string, terms: number): boolean {
  if (terms === 0) return true;
  if (terms > maxFollowUpTerms) return false;
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
  // People write "sea water" if the page has "seawater".
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
