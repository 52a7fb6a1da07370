import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { Passage } from '#functions/domain/passages/passage.ts';
import type { WeightedTerm } from '#functions/domain/passages/match-passages.ts';
import { createPassageIndex, type PassageIndex } from '#functions/domain/passages/passage-index.ts';
import { readTerms } from '#functions/domain/passages/read-terms.ts';
import { tuning } from '#functions/domain/passages/tuning.ts';
import { passageOf } from '../../support/passage-of.ts';

const vocabulary = 'shale dune wadi basalt zircon gneiss chalk marl tuff loess karst delta'.split(
  ' ',
);

/** Pseudo-random numbers, the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = chance(7);
const words = (count: number) =>
  Array.from({ length: count }, () => vocabulary[random(random(vocabulary.length) + 1)]).join(' ');
const passagesOf = (paper: string): Passage[] =>
  Array.from({ length: 1 + random(4) }, (_, place) =>
    passageOf(paper, place, words(3 + random(30)), random(2) ? words(2) : ''),
  );

/** The same passages in the library after whose rules the search was modelled. */
function miniSearchOf(passages: readonly Passage[]) {
  const search = new MiniSearch<{ id: string }>({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const stems = (text: string) => readTerms(text).join(' ');
  search.addAll(
    passages.map(({ id, source, heading = '', text }) => ({
      id,
      title: stems(source.title),
      heading: stems(heading),
      text: stems(text),
    })),
  );
  return (terms: readonly WeightedTerm[]) => {
    const named = new Map(terms.map((one) => [one.term, one]));
    const results = search.search(terms.map(({ term }) => term).join(' '), {
      boost: tuning.fieldBoosts,
      boostTerm: (term) => named.get(term)!.weight,
      fuzzy: (term) => (named.get(term)!.fuzzy ? 1 : false),
      bm25: tuning.bm25,
    });
    return results.map(({ id, score, queryTerms }) => ({
      id: id as string,
      score: score / queryTerms.length,
      terms: queryTerms.toSorted(),
    }));
  };
}

const found = (index: PassageIndex, terms: readonly WeightedTerm[]) =>
  index.match(terms).map(({ passage, score, terms: matching }) => ({
    id: passage.id,
    score,
    terms: [...matching].toSorted(),
  }));

const byId = <One extends { id: string }>(all: readonly One[]) =>
  all.toSorted((a, b) => a.id.localeCompare(b.id));

/** Scores differ in their last digits, because the sums are added in another order. */
const rounded = (all: ReturnType<typeof found>) =>
  byId(all).map((one) => ({ ...one, score: one.score.toPrecision(9) }));

const questions: WeightedTerm[][] = [
  [{ term: 'shale', weight: 1 }],
  [
    { term: 'zircon', weight: 1 },
    { term: 'dune', weight: 0.5 },
    { term: 'nowhere', weight: 1 },
  ],
  [
    { term: 'chalq', weight: 0.5, fuzzy: true },
    { term: 'marl', weight: 1 },
    { term: 'loes', weight: 0.5, fuzzy: true },
  ],
];

describe('an index', () => {
  it('scores as MiniSearch does, whatever was replaced and removed', () => {
    const index = createPassageIndex();
    const kept = new Map<string, Passage[]>();
    for (let step = 0; step < 250; step++) {
      const paper = `p${random(60)}`;
      const next = random(4) === 0 ? [] : passagesOf(paper);
      index.replace(`article#${paper}`, next);
      kept.set(paper, next);
      if (step % 10 > 0) continue;
      const all = [...kept.values()].flat();
      const expected = miniSearchOf(all);
      expect(index.size()).toBe(all.length);
      for (const terms of questions) {
        expect(rounded(found(index, terms))).toEqual(rounded(expected(terms)));
      }
    }
    const [best] = found(index, questions[1]!);
    expect(best).toBeDefined();
  });

  it('returns the best 300 of many', () => {
    const index = createPassageIndex();
    const all = Array.from({ length: 700 }, (_, at) => passagesOf(`p${at}`)).flat();
    index.replaceAll([{ id: 'article#all', version: '', passages: all }]);
    const terms = [
      { term: 'shale', weight: 1 },
      { term: 'dune', weight: 1 },
    ];
    const scores = found(index, terms).map(({ score, terms: { length } }) => score * length);
    const expected = miniSearchOf(all)(terms).map(({ score, terms: { length } }) => score * length);
    expect(scores).toHaveLength(300);
    for (const [at, score] of scores.entries()) expect(score).toBeCloseTo(expected[at]!, 9);
  });

  it('counts the passages that contain a stem', () => {
    const index = createPassageIndex();
    index.replace('article#a', [passageOf('a', 0, 'shale shale'), passageOf('a', 1, 'chalk')]);
    index.replace('article#b', [passageOf('b', 0, 'shale')]);
    expect(['shale', 'chalk', 'tuff'].map(index.frequency)).toEqual([2, 1, 0]);
    index.replace('article#a', []);
    expect(['shale', 'chalk', 'tuff'].map(index.frequency)).toEqual([1, 0, 0]);
  });
});

describe('a saved index', () => {
  const filled = () => {
    const index = createPassageIndex();
    for (let at = 0; at < 40; at++) {
      index.replaceAll([
        { id: `article#p${at}`, version: `v${at}`, passages: passagesOf(`p${at}`) },
      ]);
    }
    return index;
  };

  it('finds the same as the one that was saved, but knows only where its passages are', () => {
    const index = filled();
    const loaded = createPassageIndex();
    loaded.load(index.segment());
    for (const terms of questions) expect(found(loaded, terms)).toEqual(found(index, terms));
    const { passage } = loaded.match(questions[0]!)[0]!;
    expect(passage).toEqual({
      id: passage.id,
      source: { kind: 'article', id: passage.source.id, title: '', url: '' },
      text: '',
      quotable: false,
      unread: `v${passage.source.id.slice(1)}`,
    });
  });

  it('accepts replaced and removed items, and can be saved again', () => {
    const index = filled();
    const loaded = createPassageIndex();
    loaded.replace('article#page', [passageOf('page', 0, 'Shale and chalk.')]);
    loaded.load(index.segment());
    index.replace('article#page', [passageOf('page', 0, 'Shale and chalk.')]);
    for (const one of [index, loaded]) {
      one.replace('article#p3', [passageOf('p3', 0, 'Karst only.')]);
      one.replace('article#p4', []);
    }
    const again = createPassageIndex();
    again.load(loaded.segment());
    for (const terms of [...questions, [{ term: 'karst', weight: 1 }]]) {
      const expected = rounded(found(index, terms));
      expect(rounded(found(loaded, terms))).toEqual(expected);
      expect(rounded(found(again, terms))).toEqual(expected);
    }
  });
});
