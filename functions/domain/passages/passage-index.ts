import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { readTerms } from './read-terms.ts';
import { tuning } from './tuning.ts';

/** A stem to search for. */
export interface WeightedTerm {
  term: string;
  /** 1 for a word of the question, less for a synonym or a similar word. */
  weight: number;
  /** Also matches stems that differ by one letter. */
  fuzzy?: boolean;
}

export interface Match {
  passage: Passage;
  score: number;
  /** The matching terms. */
  terms: ReadonlySet<string>;
}

export interface PassageIndex {
  /** The number of passages. */
  size(): number;
  has(id: string): boolean;
  /** Replaces all passages of the owner; an empty list removes them. */
  replace(owner: string, passages: readonly Passage[]): void;
  /** The number of passages that contain a stem. */
  frequency(term: string): number;
  /** The passages with at least one of the terms, best first (BM25+), up to a limit. */
  match(terms: readonly WeightedTerm[]): Match[];
}

/** An in-memory full-text index of the site's passages. */
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
      // MiniSearch multiplies by the number of matching terms; coverage is weighed elsewhere, by information.
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

/** A passage as the index stores it. */
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
