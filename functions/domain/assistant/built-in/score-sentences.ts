import { covers, type Concept } from '../../passages/read-question.ts';
import { readTerms } from '../../passages/read-terms.ts';
import type { GroundedPassage } from '../answer.ts';
import type { Intent } from './read-intent.ts';
import { isDebris } from '../facts/statements.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of a passage, with how well it answers. */
export interface Sentence {
  text: string;
  passage: GroundedPassage;
  /** Of the passage among those found, and of the sentence in its passage. */
  rank: number;
  place: number;
  /** 0 to about 1. */
  score: number;
  /** Whether it says something of the question itself, or is under a title that the whole question is about. */
  speaks: boolean;
}

/**
 * What a title or a heading above a sentence says of the question counts for it, but less than its own words; the more,
 * the more of the title the question names.
 */
const contextWeight = 0.6;
const namedWeight = 0.3;
/** How much less each further passage of the search counts. */
const rankLoss = 0.07;
/** Of an item's short description and a page's summary: they say what it is about, others say what is so. */
const summaryFactor = 0.8;
/** Of a source that is not of the kind asked for, and of a sentence without an amount where one is asked for. */
const otherKindFactor = 0.75;
const noAmountFactor = 0.6;
const shortest = 40;
const longest = 320;

const amount = /(?:[£$€¥]|\b[A-Z]{3}\s)\s?\d|\bfree\b/;

/** All sentences that may be shown, each with the share of the question that it answers. */
export function scoreSentences(passages: readonly GroundedPassage[], intent: Intent): Sentence[] {
  const { concepts } = intent;
  // A title is shown above its quotation anyway.
  const seen = new Set(passages.map(({ source }) => `${source.title}.`));
  const sentences = passages.flatMap((passage, rank) =>
    splitSentences(passage.text ?? '')
      .map((text, place) => ({ text, passage, rank, place, terms: new Set(readTerms(text)) }))
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
      speaks: named === 1 || concepts.some((concept) => covers(terms, concept)),
    };
  });
}

/** How much of a title the question names. */
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

/** A heading or a fragment answers little, and what is too long is hard to take in. */
function lengthFactor({ length }: string): number {
  if (length < shortest) return 0.5 + (0.5 * length) / shortest;
  return length > longest ? 0.8 : 1;
}
