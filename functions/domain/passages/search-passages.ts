import { isCommon } from './common-words.ts';
import { sourceKey, type Findings, type RankedPassage } from './passage.ts';
import type { Match, WeightedTerm } from './match-passages.ts';
import type { PassageIndex } from './passage-index.ts';
import { covers, readQuestion, type Concept } from './read-question.ts';
import { tuning } from './tuning.ts';
import { wantedKind } from './wanted-kind.ts';

/** Finds the passages about a question and decides whether the site has an answer at all. */
export function searchPassages(
  index: PassageIndex,
  question: string,
  earlier?: readonly string[],
): Findings {
  const wanted = wantedKind(question);
  const concepts = subjectsOf(readQuestion(question, earlier), wanted?.terms);
  if (concepts.length === 0) return { ranked: [], answered: false, certain: false };
  const matches = index.match(termsOf(index, concepts));
  const weights = informationOf(index, concepts);
  const scored = [...Map.groupBy(matches, ({ passage }) => sourceKey(passage)).values()]
    .flatMap((ofSource) => weighSource(ofSource, weights))
    .map((found) =>
      found.passage.source.kind === wanted?.kind
        ? { ...found, score: found.score * tuning.wantedKind }
        : found,
    )
    .sort((a, b) => b.score - a.score || (a.passage.id < b.passage.id ? -1 : 1));
  const ranked = pickDiverse(scored);
  const evidence = Math.max(0, ...ranked.map((passage) => passage.evidence));
  const answered = evidence >= tuning.answeredFrom;
  return {
    ranked: ranked.map(({ passage, score }) => ({ passage, score })),
    answered,
    certain:
      answered &&
      ranked[0]!.passage.source.kind !== 'page' &&
      ranked[0]!.share >= tuning.certainFrom &&
      ranked[0]!.words >= tuning.minCertainWords,
  };
}

/** Drops the words that only name the kind of item wanted, unless there are no others. */
function subjectsOf(
  concepts: readonly Concept[],
  kindWords: ReadonlySet<string> | undefined,
): readonly Concept[] {
  const subjects = concepts.filter(({ term }) => !kindWords?.has(term));
  return subjects.length > 0 ? subjects : concepts;
}

/** The words and their synonyms; for words that the site does not contain, similar words too. */
function termsOf(index: PassageIndex, concepts: readonly Concept[]): WeightedTerm[] {
  const terms = new Map<string, WeightedTerm>();
  for (const { synonyms, weight } of concepts) {
    for (const phrase of synonyms) {
      for (const term of phrase) {
        terms.set(term, { term, weight: (weight * tuning.synonymWeight) / phrase.length });
      }
    }
  }
  for (const { term, weight } of concepts) {
    const fuzzy =
      index.frequency(term) === 0 && term.length >= tuning.fuzzyFromLength && !/\d/.test(term);
    terms.set(term, { term, weight: fuzzy ? weight * tuning.fuzzyWeight : weight, fuzzy });
  }
  return [...terms.values()];
}

/** The information of each word: its inverse document frequency. */
type Information = ReadonlyMap<Concept, number>;

function informationOf(index: PassageIndex, concepts: readonly Concept[]): Information {
  return new Map(
    concepts.map((concept) => {
      const { term, synonyms, weight } = concept;
      const inPassages = (phrase: readonly string[]) => Math.min(...phrase.map(index.frequency));
      const count = Math.max(1, index.frequency(term), ...synonyms.map(inPassages));
      const rarity = Math.log(1 + (index.size() - count + 0.5) / (count + 0.5));
      return [concept, rarity * weight * (isCommon(term) ? tuning.commonWeight : 1)];
    }),
  );
}

interface WeighedPassage extends RankedPassage {
  /** A number that is equal for passages with the same text. */
  textHash: number;
  /** The evidence for an answer in this passage. */
  evidence: number;
  /** The share of the question's information in the passage, and the number of words that carry it. */
  share: number;
  words: number;
}

/**
 * Ranks the passages of one source by their words and by the share of the question's information that they cover.
 * Half of that share is the whole source's, because an answer may spread over two paragraphs.
 *
 * The evidence for an answer is the share times the number of the question's words in the passage. A single word that
 * is the whole question gives 1; two words with a quarter of the information give 0.5.
 */
function weighSource(matches: readonly Match[], weights: Information): WeighedPassage[] {
  const together = coverageOf(new Set(matches.flatMap(({ terms }) => [...terms])), weights);
  return matches.map(({ passage, score, terms, textHash }) => {
    const { words, share } = coverageOf(terms, weights);
    const covered = (share + together.share) / 2;
    return {
      passage,
      score: score * (1 - tuning.coverageShare + tuning.coverageShare * covered),
      evidence: words * covered,
      share,
      words,
      textHash,
    };
  });
}

/** Returns the number of the question's words that are present, and the share of its information that they carry. */
function coverageOf(terms: ReadonlySet<string>, weights: Information) {
  let words = 0;
  let covered = 0;
  let total = 0;
  for (const [concept, information] of weights) {
    total += information;
    if (!covers(terms, concept)) continue;
    words += 1;
    covered += information;
  }
  return { words, share: total === 0 ? 0 : covered / total };
}

/** Picks the best passages, only a few per source, without repetitions. */
function pickDiverse(scored: readonly WeighedPassage[]): WeighedPassage[] {
  const picked: WeighedPassage[] = [];
  const perSource = new Map<string, number>();
  const texts = new Set<number>();
  for (const candidate of scored) {
    const { passage, textHash } = candidate;
    const key = sourceKey(passage);
    const already = perSource.get(key) ?? 0;
    if (already >= tuning.maxOfOneSource || texts.has(textHash)) continue;
    perSource.set(key, already + 1);
    texts.add(textHash);
    picked.push(candidate);
    if (picked.length === tuning.maxPassages) break;
  }
  return picked;
}
