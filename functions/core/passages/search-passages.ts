import type { Findings, Passage, RankedPassage } from './passage.ts';
import type { Match, PassageIndex, WeightedTerm } from './passage-index.ts';
import { readQuestion, type Concept } from './read-question.ts';
import { tuning } from './tuning.ts';

/** Finds the passages that speak of a question, and says whether the site has an answer at all. */
export function searchPassages(
  index: PassageIndex,
  question: string,
  earlier?: readonly string[],
): Findings {
  const concepts = readQuestion(question, earlier);
  if (concepts.length === 0) return { ranked: [], answered: false };
  const matches = findMatches(index, concepts);
  const weights = informationOf(concepts, matches, index.size());
  const total = sum(weights.values());
  const cover = (terms: ReadonlySet<string>) =>
    sum(concepts.filter((one) => covers(terms, one)).map((one) => weights.get(one)!)) / total;

  const scored = matches.map((match) => {
    const share = 1 - tuning.coverageShare + tuning.coverageShare * cover(match.terms);
    return { ...match, score: match.score * share };
  });
  scored.sort((a, b) => b.score - a.score || (a.passage.id < b.passage.id ? -1 : 1));
  const ranked = pickDiverse(scored);
  return { ranked, answered: bestCoverage(scored, ranked, cover) >= tuning.answeredFrom };
}

/** Looks for the words and their synonyms; for words that the site does not have, for similar ones too. */
function findMatches(index: PassageIndex, concepts: readonly Concept[]): Match[] {
  const exact = index.match(termsOf(concepts, () => false));
  const found = new Set(exact.flatMap(({ terms }) => [...terms]));
  const misspelt = (term: string) =>
    term.length >= tuning.fuzzyFromLength && !found.has(term) && !/\d/.test(term);
  if (!concepts.some(({ term }) => misspelt(term))) return exact;
  return index.match(termsOf(concepts, misspelt));
}

function termsOf(
  concepts: readonly Concept[],
  misspelt: (term: string) => boolean,
): WeightedTerm[] {
  const terms = new Map<string, WeightedTerm>();
  for (const { synonyms, weight } of concepts) {
    for (const phrase of synonyms) {
      for (const term of phrase) {
        terms.set(term, { term, weight: (weight * tuning.synonymWeight) / phrase.length });
      }
    }
  }
  for (const { term, weight } of concepts) {
    const fuzzy = misspelt(term);
    terms.set(term, { term, weight: fuzzy ? weight * tuning.fuzzyWeight : weight, fuzzy });
  }
  return [...terms.values()];
}

/** How much each word tells: the rarer on the site, the more (its inverse document frequency). */
function informationOf(
  concepts: readonly Concept[],
  matches: readonly Match[],
  size: number,
): Map<Concept, number> {
  return new Map(
    concepts.map((concept) => {
      const count = matches.filter(({ terms }) => covers(terms, concept)).length;
      const information = Math.log(1 + (size - count + 0.5) / (count + 0.5));
      return [concept, information * concept.weight];
    }),
  );
}

function covers(terms: ReadonlySet<string>, { term, synonyms }: Concept): boolean {
  return terms.has(term) || synonyms.some((phrase) => phrase.every((part) => terms.has(part)));
}

/** The best first, a few of each source at most, and nothing twice. */
function pickDiverse(scored: readonly Match[]): RankedPassage[] {
  const picked: RankedPassage[] = [];
  const perSource = new Map<string, number>();
  const texts = new Set<string>();
  for (const { passage, score } of scored) {
    const key = sourceKey(passage);
    const already = perSource.get(key) ?? 0;
    if (already >= tuning.mostOfOneSource || texts.has(passage.text)) continue;
    perSource.set(key, already + 1);
    texts.add(passage.text);
    picked.push({ passage, score });
    if (picked.length === tuning.mostPassages) break;
  }
  return picked;
}

/** What the passages of one source cover together, at best: an answer may stand in two paragraphs. */
function bestCoverage(
  scored: readonly Match[],
  ranked: readonly RankedPassage[],
  cover: (terms: ReadonlySet<string>) => number,
): number {
  const candidates = new Set(ranked.map(({ passage }) => sourceKey(passage)));
  const together = new Map<string, Set<string>>();
  for (const { passage, terms } of scored) {
    const key = sourceKey(passage);
    if (!candidates.has(key)) continue;
    together.set(key, new Set([...(together.get(key) ?? []), ...terms]));
  }
  return Math.max(0, ...[...together.values()].map(cover));
}

function sourceKey({ source }: Passage): string {
  return `${source.kind}#${source.id}`;
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
