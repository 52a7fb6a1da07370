import type { Fact } from '#shared/assistant/fact.ts';
import { siteWaysToAsk } from '#shared/assistant/site-facts.ts';
import { foldText } from '#shared/search/fold-text.ts';
import { readConcepts, readKeyWords, type Concept } from './read-concepts.ts';
import { readFeatures, type Features } from './read-features.ts';
import { waysToAsk } from './ways-to-ask.ts';

/** A fact, prepared for matching. */
export interface PreparedFact {
  fact: Fact;
  /** Ways to ask for it. */
  ways: readonly (readonly Concept[])[];
  /** All meanings in those ways. */
  askedWith: ReadonlySet<string>;
  /** All meanings in the fact. */
  meanings: ReadonlySet<string>;
  /** Its subjects: things that all of its keywords name. */
  subjects: readonly string[];
  /** Its own question, folded. */
  ask: string;
  /** Whole questions for it, and its answer, to be compared with a question. */
  questions: readonly Features[];
  answer: Features;
  /** All of its words. */
  text: string;
}

export interface FactMatch {
  fact: Fact;
  /** From 0 to 1: how much of the question it answers, and how much of its answer was asked for. */
  score: number;
  /** The question's meanings, except question words, that do not occur in the fact. */
  missing: readonly Concept[];
  /** Common words of the question that do not occur in the fact. */
  missingCommon: readonly Concept[];
  /** Whether the question names the subject of the fact. */
  isNamed: boolean;
}

/** Weight of a meaning that occurs in the fact but not in the ways to ask for it. */
const mentionedFactor = 0.25;
/** Weight of a meaning that occurs in a way to ask but not in the question. */
const unaskedFactor = 0.5;
/** Weight of a meaning that occurs only in an earlier question. */
const inheritedFactor = 0.6;

/** An answer with such a period is about a time or a price. */
const period = /\b(?:\d+|an?) (?:second|minute|hour|day|month)s?\b|at once|immediately|same day/i;
const amount = /\p{Sc}\s?\d/u;

export function prepareFact(fact: Fact): PreparedFact {
  const lines = [siteWaysToAsk[fact.id], waysToAsk[fact.id]]
    .flatMap((ways = '') => ways.split('|'))
    .filter((line) => line.trim() !== '');
  const questions = lines.map((line) => ({ line, concepts: readConcepts(line) }));
  const keys = fact.asks.split('|').map(readKeyWords);
  const ways = [
    ...keys,
    readConcepts(fact.ask),
    // A single meaning is too little: many questions on other subjects contain it.
    ...questions.map(({ concepts }) => concepts).filter(({ length }) => length > 1),
  ];
  const texts = [fact.answer, fact.ask, fact.also ?? '', fact.page.title];
  const things = ways.flat().filter(({ kind }) => kind !== 'aspect');
  const implied = [
    ...(period.test(fact.answer) ? ['time'] : []),
    ...(amount.test(fact.answer) ? ['price', 'free'] : []),
  ];
  const meanings = [...things, ...texts.flatMap((text) => readConcepts(text))];
  return {
    fact,
    ways: withoutDuplicates(ways.filter((way) => way.length > 0)),
    askedWith: new Set(ways.flat().map(({ id }) => id)),
    meanings: new Set([...meanings.map(({ id }) => id), ...implied]),
    subjects: subjectsOf(keys),
    ask: foldText(fact.ask),
    questions: [
      readFeatures(fact.ask),
      ...questions.map(({ line, concepts }) => readFeatures(line, concepts)),
    ],
    answer: readFeatures(texts.join(' ')),
    text: [...texts, ...lines].join(' '),
  };
}

/** Removes ways to ask that have the same meanings as another one. */
function withoutDuplicates(ways: readonly (readonly Concept[])[]): (readonly Concept[])[] {
  const named = ways.map(
    (way) =>
      [
        way
          .map(({ id }) => id)
          .toSorted()
          .join(' '),
        way,
      ] as const,
  );
  return [...new Map(named).values()];
}

function subjectsOf([first = [], ...others]: readonly (readonly Concept[])[]): string[] {
  return first
    .filter(({ id, kind }) => kind === 'thing' && others.every((way) => has(way, id)))
    .map(({ id }) => id);
}

function has(way: readonly Concept[], one: string): boolean {
  return way.some(({ id }) => id === one);
}

/**
 * Returns the facts that answer a question, best first.
 * @param earlier meanings that the question inherits from an earlier one
 */
export function matchFacts(
  facts: readonly PreparedFact[],
  asked: readonly Concept[],
  earlier: readonly Concept[] = [],
): FactMatch[] {
  const weights = new Map([
    ...earlier.map(({ id, weight }) => [id, weight * inheritedFactor] as const),
    ...asked.map(({ id, weight }) => [id, weight] as const),
  ]);
  const needed = [...asked, ...earlier.filter(({ kind }) => kind === 'word')];
  return facts
    .map((prepared) => ({ prepared, score: scoreOf(prepared, weights) }))
    .filter(({ score }) => score > 0)
    .map(({ prepared: { fact, meanings, subjects }, score }) => ({
      fact,
      score,
      missing: needed.filter(({ id, weight }) => weight >= 1 && !meanings.has(id)),
      isNamed: subjects.every((id) => weights.has(id)),
      missingCommon: asked.filter(
        ({ id, kind, weight }) => kind === 'word' && weight < 1 && !meanings.has(id),
      ),
    }))
    .sort((a, b) => b.score - a.score);
}

/** Returns the score of the way to ask that matches best. */
function scoreOf({ ways, meanings }: PreparedFact, asked: ReadonlyMap<string, number>): number {
  const lost = (id: string, weight: number) => weight * (meanings.has(id) ? mentionedFactor : 1);
  let all = 0;
  for (const [id, weight] of asked) all += lost(id, weight);
  let best = 0;
  for (const way of ways) {
    let matched = 0;
    let missed = all;
    let surplus = 0;
    for (const { id, weight } of way) {
      const own = asked.get(id);
      if (own === undefined) {
        surplus += weight * unaskedFactor;
      } else {
        matched += own;
        missed -= lost(id, own);
      }
    }
    if (matched > 0) best = Math.max(best, matched / (matched + missed + surplus));
  }
  return best;
}
