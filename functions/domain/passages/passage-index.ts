import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { readTerms } from './read-terms.ts';
import { tuning } from './tuning.ts';

/** A stem to look for. */
export interface WeightedTerm {
  term: string;
  /** 1 for a word of the question, less for what stands in for one. */
  weight: number;
  /** Finds stems that differ by a letter. */
  fuzzy?: boolean;
}

export interface Match {
  passage: Passage;
  score: number;
  /** Those of the terms looked for that it has. */
  terms: ReadonlySet<string>;
}

export interface PassageIndex {
  /** How many passages there are. */
  size(): number;
  has(id: string): boolean;
  /** Puts these passages in the place of all that the owner had; none removes it. */
  replace(owner: string, passages: readonly Passage[]): void;
  /** In how many passages a stem stands. */
  frequency(term: string): number;
  /** The passages with at least one of the terms, the best first (BM25+), as many as could be wanted. */
  match(terms: readonly WeightedTerm[]): Match[];
}

/** The passages of the whole site in memory, found by their words. */
export function createPassageIndex(): PassageIndex {
  const passages = new Map<string, Passage>();
  const owned = new Map<string, readonly string[]>();
  const frequencies = new Map<string, number>();
  const words = new MiniSearch<Stems>({
    fields: ['title', 'heading', 'text'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  });

  const count = ({ title, heading, text }: Stems, step: 1 | -1) => {
    for (const term of new Set(`${title} ${heading} ${text}`.split(' '))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + step);
    }
  };

  const replace = (owner: string, next: readonly Passage[]) => {
    const stemmed = next.map((passage) => ({ passage, stems: stemsOf(passage) }));
    for (const id of owned.get(owner) ?? []) {
      count(stemsOf(passages.get(id)!), -1);
      words.discard(id);
      passages.delete(id);
    }
    owned.delete(owner);
    for (const { passage, stems } of stemmed) {
      count(stems, 1);
      words.add(stems);
      passages.set(passage.id, passage);
    }
    const ids = next.map(({ id }) => id);
    if (ids.length > 0) owned.set(owner, ids);
  };

  const match = (terms: readonly WeightedTerm[]): Match[] => {
    const named = new Map(terms.map((term) => [term.term, term]));
    const results = words.search([...named.keys()].join(' '), {
      combineWith: 'OR',
      boost: tuning.fieldBoosts,
      boostTerm: (term) => named.get(term)!.weight,
      fuzzy: (term) => (named.get(term)!.fuzzy ? 1 : false),
      bm25: tuning.bm25,
    });
    return results.slice(0, tuning.mostMatches).map((result: SearchResult) => ({
      passage: passages.get(result.id as string)!,
      // MiniSearch multiplies by the number of terms that match; coverage is weighed elsewhere, by what they tell.
      score: result.score / result.queryTerms.length,
      terms: new Set(result.queryTerms),
    }));
  };

  const frequency = (term: string) => frequencies.get(term) ?? 0;
  return {
    size: () => passages.size,
    has: (id) => passages.has(id),
    frequency,
    replace,
    match,
  };
}

/** A passage as the search keeps it. */
interface Stems {
  id: string;
  title: string;
  heading: string;
  text: string;
}

function stemsOf({ id, source, heading = '', text }: Passage): Stems {
  const stems = (words: string) => readTerms(words).join(' ');
  return { id, title: stems(source.title), heading: stems(heading), text: stems(text) };
}
