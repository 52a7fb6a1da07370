import { isOneTypo } from '#shared/search/is-one-typo.ts';
import { passageAt, type Part } from './index-part.ts';
import type { Passage } from './passage.ts';
import { countIn, fields, type Segment } from './segment.ts';
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
  /** A number that is equal for passages with the same text. */
  textHash: number;
}

/** Returns the terms of the index that match a term of a question, with their weights. */
function meant(
  parts: readonly Part[],
  { term, weight, fuzzy }: WeightedTerm,
): [term: string, weight: number][] {
  if (!fuzzy) return [[term, weight]];
  const similar = new Set<string>();
  for (const { segment } of parts) {
    for (const known of segment.terms.keys()) if (isOneEdit(term, known)) similar.add(known);
  }
  const ofSimilar = ({ length }: string) => (weight * tuning.oneEdit * length) / (length + 1);
  return [[term, weight], ...[...similar].map((one) => [one, ofSimilar(one)] as [string, number])];
}

/**
 * Returns the passages with at least one of the terms, best first, up to a limit: BM25+, as in MiniSearch.
 * @param averages the mean length of each field
 */
export function matchPassages(
  parts: readonly Part[],
  averages: readonly number[],
  terms: readonly WeightedTerm[],
): Match[] {
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const asked = [...new Map(terms.map((one) => [one.term, one])).values()].map((one) => ({
    term: one.term,
    variants: meant(parts, one),
  }));
  const scores = parts.map(({ alive }) => new Float64Array(alive.length));
  const matching = parts.map(({ alive }) => new Uint16Array(alive.length));
  const lastBy = parts.map(({ alive }) => new Uint16Array(alive.length));
  for (const [number, { variants }] of asked.entries()) {
    for (const [term, weight] of variants) {
      const found = parts.map(({ segment }) => segment.terms.get(term));
      const inFields = frequencies(parts, found);
      const rarities = inFields.map((count) => Math.log(1 + (total - count + 0.5) / (count + 0.5)));
      for (const [of, { segment, alive }] of parts.entries()) {
        const at = found[of];
        if (at === undefined) continue;
        const { starts, passages } = segment;
        for (let posting = starts[at]!; posting < starts[at + 1]!; posting++) {
          const passage = passages[posting]!;
          if (alive[passage] === 0) continue;
          scores[of]![passage]! += weight * scoreOf(segment, posting, rarities, averages);
          if (lastBy[of]![passage] === number + 1) continue;
          lastBy[of]![passage] = number + 1;
          matching[of]![passage]!++;
        }
      }
    }
  }
  return best(scores, matching).map(({ of, passage, score }) => ({
    passage: passageAt(parts[of]!, passage),
    score,
    terms: new Set(
      asked
        .filter(({ variants }) =>
          variants.some(([term]) => hasTerm(parts[of]!.segment, term, passage)),
        )
        .map(({ term }) => term),
    ),
    textHash: parts[of]!.segment.textHashes[passage]!,
  }));
}

/** Returns the score of a term in one passage, summed over its fields, for one posting. */
function scoreOf(
  { passages, counts, lengths }: Segment,
  posting: number,
  rarities: readonly number[],
  averages: readonly number[],
): number {
  const { k, b, d } = tuning.bm25;
  const passage = passages[posting]!;
  let score = 0;
  for (let field = 0; field < fields.length; field++) {
    const count = countIn(counts[posting]!, field);
    if (count === 0) continue;
    const length = lengths[passage * fields.length + field]! / averages[field]!;
    const often = d + (count * (k + 1)) / (count + k * (1 - b + b * length));
    score += tuning.fieldBoosts[fields[field]!] * rarities[field]! * often;
  }
  return score;
}

/** Counts the passages that have a term in each field. */
function frequencies(parts: readonly Part[], found: readonly (number | undefined)[]): number[] {
  const inFields = fields.map(() => 0);
  for (const [of, { segment, alive }] of parts.entries()) {
    const at = found[of];
    if (at === undefined) continue;
    for (let posting = segment.starts[at]!; posting < segment.starts[at + 1]!; posting++) {
      if (alive[segment.passages[posting]!] === 0) continue;
      for (let field = 0; field < fields.length; field++) {
        if (countIn(segment.counts[posting]!, field) > 0) inFields[field]!++;
      }
    }
  }
  return inFields;
}

interface Best {
  of: number;
  passage: number;
  score: number;
}

/** Returns the best passages for a question, by score and by how many of its terms they contain. */
function best(scores: readonly Float64Array[], matching: readonly Uint16Array[]): Best[] {
  const ranks = scores.map((ofPart, of) => ofPart.map((score, at) => score * matching[of]![at]!));
  const worst = threshold(ranks, tuning.maxMatches);
  const found = ranks.flatMap((ofPart, of) => {
    const some: (Best & { rank: number })[] = [];
    for (let passage = 0; passage < ofPart.length; passage++) {
      const rank = ofPart[passage]!;
      if (rank === 0 || rank < worst) continue;
      some.push({ of, passage, rank, score: scores[of]![passage]! });
    }
    return some;
  });
  return found.sort((a, b) => b.rank - a.rank).slice(0, tuning.maxMatches);
}

/** Returns the rank that at maxCount this many passages reach. */
function threshold(ranks: readonly Float64Array[], maxCount: number): number {
  const length = ranks.reduce((sum, ofPart) => sum + ofPart.length, 0);
  if (length <= maxCount) return 0;
  const all = new Float64Array(length);
  let at = 0;
  for (const ofPart of ranks) for (const rank of ofPart) if (rank > 0) all[at++] = rank;
  return at <= maxCount ? 0 : all.subarray(0, at).sort()[at - maxCount]!;
}

/** Whether a passage contains a term, by binary search: postings are sorted by passage. */
function hasTerm(segment: Segment, term: string, passage: number): boolean {
  const number = segment.terms.get(term);
  if (number === undefined) return false;
  let [low, high] = [segment.starts[number]!, segment.starts[number + 1]!];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (segment.passages[middle]! < passage) low = middle + 1;
    else high = middle;
  }
  return low < segment.starts[number + 1]! && segment.passages[low] === passage;
}

/** Whether two terms differ by one letter: changed, missing or superfluous. Swapped letters count as two. */
function isOneEdit(term: string, known: string): boolean {
  if (!isOneTypo(term, known)) return false;
  if (term.length !== known.length) return true;
  let others = 0;
  for (let at = 0; at < term.length; at++) if (term[at] !== known[at]) others++;
  return others === 1;
}
