import type { FactMatch, PreparedFact } from './match-facts.ts';
import { createNearest, type Similarity, type Nearest } from './nearest-ways.ts';
import type { Asked } from './read-asked.ts';
import { readFeatures } from './read-features.ts';

/** A fact with its nearness to a question, and the similarities that it is computed from. */
export interface RankedFact extends FactMatch, Similarity {
  /** From 0 to 1, combined from all evidence. */
  nearness: number;
}

/** The shares of the evidence: the rules, the nearest way to ask, and the answer. */
const shares = { rules: 0.4, way: 0.42, answer: 0.18 };
/** Weights of meanings that occur only in an earlier question: its subject says more than what it asked about it. */
const inheritedWeights = { thing: 0.9, word: 0.6, aspect: 0.4 };

/** Factor for a fact about something that the question does not name. */
const unnamedFactor = 0.85;

const nearestOf = new WeakMap<readonly PreparedFact[], Nearest>();

/** Ranks all facts that share something with a question, nearest first. */
export function rankFacts(
  facts: readonly PreparedFact[],
  matches: readonly FactMatch[],
  question: string,
  { earlier }: Asked,
): RankedFact[] {
  const nearest = nearestOf.get(facts) ?? createNearest(facts.map(asOwner));
  nearestOf.set(facts, nearest);
  const asked = readFeatures(question);
  for (const { id, kind } of earlier) {
    const name = kind === 'word' ? `stem ${id.slice(1)}` : `meaning ${id}`;
    if (!asked.has(name)) asked.set(name, inheritedWeights[kind]);
  }
  const similarities = nearest(asked);
  const byFact = new Map(facts.map(({ fact }, at) => [fact, similarities[at]!]));
  return matches
    .map((match) => {
      const { toWay, toAnswer } = byFact.get(match.fact)!;
      const { rules, way, answer } = shares;
      const together = rules * match.score + way * toWay + answer * toAnswer;
      const nearness = together * (match.isNamed ? 1 : unnamedFactor);
      return { ...match, toWay, toAnswer, nearness };
    })
    .sort((a, b) => b.nearness - a.nearness);
}

function asOwner({ questions, answer }: PreparedFact) {
  return { ways: questions, answer };
}
