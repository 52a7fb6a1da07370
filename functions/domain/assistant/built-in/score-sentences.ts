import { covers, type Concept } from '../../passages/read-question.ts';
import { readTerms } from '../../passages/read-terms.ts';
import type { GroundedPassage } from '../answer.ts';
import type { Intent } from './read-intent.ts';
import { isDebris } from '../facts/statements.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of a passage, with a score for how well it answers. */
export interface Sentence {
  text: string;
  passage: GroundedPassage;
  /** The rank of the passage among those found, and the position of the sentence in it, from 0. */
  rank: number;
  position: number;
  /** 0 to about 1. */
  score: number;
  /** Whether it contains words of the question, or its title covers the whole question. */
  isRelevant: boolean;
}

/**
 * Words of the question in a title or heading above a sentence count towards the sentence, but less than its own words.
 * They count more if the question names more of the title.
 */
const contextWeight = 0.6;
const namedWeight = 0.3;
/** The loss of score per rank of the passage. */
const rankLoss = 0.07;
/** For an item's short description and a page's summary, which name a subject but state little about it. */
const summaryFactor = 0.8;
/** For sources of another kind than asked for, and sentences without an amount if the question asks for one. */
const otherKindFactor = 0.75;
const noAmountFactor = 0.6;
const minLength = 40;
const maxLength = 320;

const amount = /(?:[£$€¥]|\b[A-Z]{3}\s)\s?\d|\bfree\b/;

/** Returns all sentences that may be shown, each with a score for the share of the question that it answers. */
export function scoreSentences(passages: readonly GroundedPassage[], intent: Intent): Sentence[] {
  const { concepts } = intent;
  // Titles are skipped, because they are shown above the quotations anyway.
  const seen = new Set(passages.map(({ source }) => `${source.title}.`));
  const sentences = passages.flatMap((passage, rank) =>
    splitSentences(passage.text ?? '')
      .map((text, position) => ({ text, passage, rank, position, terms: new Set(readTerms(text)) }))
      .filter(({ text }) => passage.source.kind !== 'page' || !isDebris(text))
      .filter(({ text }) => !seen.has(text) && seen.add(text)),
  );
  const weights = concepts.map((concept) => {
    const count = sentences.filter(({ terms }) => covers(terms, concept)).length;
    return concept.weight * Math.log(1 + (sentences.length + 1) / (count + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return sentences.map(({ terms, ...sentence }) => {
    const title = readTerms(sentence.passage.source.title);
    const context = new Set([...title, ...readTerms(sentence.passage.heading ?? '')]);
    const named = namedShare(title, concepts);
    const share = concepts.reduce((sum, concept, index) => {
      if (covers(terms, concept)) return sum + weights[index]!;
      const counts = covers(context, concept) ? contextWeight + namedWeight * named : 0;
      return sum + counts * weights[index]!;
    }, 0);
    return {
      ...sentence,
      score: (share / total) * (1 + namedWeight * named) * factorOf(sentence, intent),
      isRelevant: named === 1 || concepts.some((concept) => covers(terms, concept)),
    };
  });
}

/** Returns the share of a title's words that the question names, from 0 to 1. */
function namedShare(title: readonly string[], concepts: readonly Concept[]): number {
  const named = title.filter((word) => concepts.some(({ term }) => term === word));
  return title.length > 0 ? named.length / title.length : 0;
}

function factorOf(
  { text, passage, rank }: Pick<Sentence, 'text' | 'passage' | 'rank'>,
  { asksPrice, kind }: Intent,
): number {
  const { source, heading } = passage;
  return (
    lengthFactor(text) *
    Math.max(0.4, 1 - rankLoss * rank) *
    (heading === undefined ? summaryFactor : 1) *
    (kind && source.kind !== kind ? otherKindFactor : 1) *
    (asksPrice && !amount.test(text) && !source.price ? noAmountFactor : 1)
  );
}

/** Lowers the score of fragments, which answer little, and of sentences too long to take in. */
function lengthFactor({ length }: string): number {
  if (length < minLength) return 0.5 + (0.5 * length) / minLength;
  return length > maxLength ? 0.8 : 1;
}
