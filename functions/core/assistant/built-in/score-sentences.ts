import type { Concept } from '../../passages/read-question.ts';
import { readTerms } from '../../passages/read-terms.ts';
import type { GroundedPassage } from '../answer.ts';

/** A sentence of a passage, with how well it answers. */
export interface Sentence {
  text: string;
  passage: GroundedPassage;
  /** Of the passage among those found, and of the sentence in its passage. */
  rank: number;
  place: number;
  /** 0 to about 1. */
  score: number;
}

/** What a title or a heading above a sentence says of the question counts for it, but less than its own words. */
const contextWeight = 0.35;
/** How much less each further passage of the search counts. */
const rankLoss = 0.06;
const shortest = 40;
const longest = 320;

const sentenceEnd = /(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"(])/u;

/** All sentences that may be shown, in their order, each with the share of the question that it answers. */
export function scoreSentences(
  passages: readonly GroundedPassage[],
  concepts: readonly Concept[],
): Sentence[] {
  const sentences = passages.flatMap((passage, rank) =>
    (passage.text ?? '')
      .split(sentenceEnd)
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text, place) => ({ text, passage, rank, place, terms: new Set(readTerms(text)) })),
  );
  const weights = concepts.map((concept) => {
    const count = sentences.filter(({ terms }) => covers(terms, concept)).length;
    return concept.weight * Math.log(1 + (sentences.length + 1) / (count + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return sentences.map(({ terms, ...sentence }) => {
    const { passage, rank, text } = sentence;
    const context = new Set(readTerms(`${passage.source.title} ${passage.heading ?? ''}`));
    const share = concepts.reduce((sum, concept, index) => {
      if (covers(terms, concept)) return sum + weights[index]!;
      return covers(context, concept) ? sum + contextWeight * weights[index]! : sum;
    }, 0);
    return { ...sentence, score: (share / total) * lengthFactor(text) * (1 - rankLoss * rank) };
  });
}

function covers(terms: ReadonlySet<string>, { term, synonyms }: Concept): boolean {
  return terms.has(term) || synonyms.some((phrase) => phrase.every((part) => terms.has(part)));
}

/** A heading or a fragment answers little, and what is too long is hard to take in. */
function lengthFactor({ length }: string): number {
  if (length < shortest) return 0.5 + (0.5 * length) / shortest;
  return length > longest ? 0.8 : 1;
}
