import type { SourceKind } from '#shared/contracts/chat.ts';
import { isOneTypo } from '#shared/search/is-one-typo.ts';
import type { Passage } from './passage.ts';
import {
  buildSegment,
  countAlive,
  countIn,
  fields,
  mergeSegments,
  type Living,
  type Owned,
  type Segment,
} from './segment.ts';
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
  /** Passages that say the same have the same number. */
  said: number;
}

export interface PassageIndex {
  /** The number of passages. */
  size(): number;
  has(id: string): boolean;
  /**
   * Replaces all passages of the owner; an empty list removes them.
   */
  replace(owner: string, passages: readonly Passage[]): void;
  /** The same of many, which is faster. */
  replaceAll(owned: readonly Owned[]): void;
  /** Adds the owners of a saved segment. Of their passages, only whose they are is known: see `Passage.unread`. */
  load(segment: Segment): void;
  /** All in one segment, to be saved. */
  segment(): Segment;
  /** The number of passages that contain a stem. */
  frequency(term: string): number;
  /** The passages with at least one of the terms, best first (BM25+), up to a limit. */
  match(terms: readonly WeightedTerm[]): Match[];
}

/** A segment in use. */
interface Part extends Living {
  /** The first passage of each owner. */
  firsts: readonly number[];
  /** How many passages are alive. */
  size: number;
  /** The passages; those of a saved segment are not known. */
  passages: (Passage | undefined)[];
}

/**
 * A full-text index of the site's passages: a few segments, of which each is more than twice as large as the next, so
 * that an item is added without touching the large ones.
 * @param options `keepsTexts: false` for an index that is only to be saved
 */
export function createPassageIndex({ keepsTexts = true } = {}): PassageIndex {
  let parts: Part[] = [];
  const owned = new Map<string, { part: Part; at: number }>();
  /** The sum of the lengths of each field. */
  const lengths = fields.map(() => 0);

  const add = (segment: Segment, passages: Part['passages']) => {
    const firsts: number[] = [];
    let size = 0;
    for (const owner of segment.owners) {
      firsts.push(size);
      size += owner.passages;
    }
    const gone = new Uint8Array(segment.owners.length);
    const part = { segment, gone, alive: new Uint8Array(size).fill(1), firsts, size, passages };
    for (const [at, { id }] of segment.owners.entries()) owned.set(id, { part, at });
    parts.push(part);
    measure(part, 0, size, 1);
  };

  const measure = ({ segment }: Part, from: number, to: number, sign: 1 | -1) => {
    for (let at = from * fields.length; at < to * fields.length; at++) {
      lengths[at % fields.length]! += sign * segment.lengths[at]!;
    }
  };

  const remove = (owner: string) => {
    const place = owned.get(owner);
    if (!place) return;
    const { part, at } = place;
    const first = part.firsts[at]!;
    const count = part.segment.owners[at]!.passages;
    part.gone[at] = 1;
    part.alive.fill(0, first, first + count);
    part.passages.fill(undefined, first, first + count);
    part.size -= count;
    measure(part, first, first + count, -1);
    owned.delete(owner);
  };

  /** Replaces the last parts, from a place on, by one. */
  const mergeFrom = (place: number) => {
    const merged = parts.splice(place);
    for (const part of merged) measure(part, 0, part.alive.length, -1);
    for (const { segment, alive } of merged) {
      // What is gone has been subtracted already.
      for (let at = 0; at < segment.lengths.length; at++) {
        if (alive[Math.floor(at / fields.length)] === 0)
          lengths[at % fields.length]! += segment.lengths[at]!;
      }
    }
    add(
      mergeSegments(merged),
      merged.flatMap(({ passages, alive }) => passages.filter((_, at) => alive[at] === 1)),
    );
  };

  const tidy = () => {
    parts = parts.filter(({ size }) => size > 0);
    const sparse = parts.findIndex(({ size, alive }) => size * 2 < alive.length);
    if (sparse >= 0) mergeFrom(sparse);
    while (parts.length > 1 && parts.at(-1)!.size * 2 >= parts.at(-2)!.size) {
      mergeFrom(parts.length - 2);
    }
  };

  const replaceAll = (all: readonly Owned[]) => {
    const some = all.filter(({ passages }) => passages.length > 0);
    const segment = buildSegment(some);
    for (const { id } of all) remove(id);
    if (some.length > 0)
      add(
        segment,
        some.flatMap(({ passages }) => passages).map((one) => (keepsTexts ? one : undefined)),
      );
    tidy();
  };

  const load = (segment: Segment) => {
    for (const { id } of segment.owners) remove(id);
    add(segment, Array.from({ length: segment.said.length }));
    parts.sort((a, b) => b.size - a.size);
    tidy();
  };

  const size = () => parts.reduce((sum, part) => sum + part.size, 0);

  const frequency = (term: string) =>
    parts.reduce((sum, { segment, alive }) => {
      const number = segment.terms.get(term);
      return number === undefined ? sum : sum + countAlive(segment, number, alive);
    }, 0);

  /** The terms of the index that stand for one of a question, with their weights. */
  const meant = ({ term, weight, fuzzy }: WeightedTerm): [term: string, weight: number][] => {
    if (!fuzzy) return [[term, weight]];
    const similar = new Set<string>();
    for (const { segment } of parts) {
      for (const known of segment.terms.keys()) if (isOneEdit(term, known)) similar.add(known);
    }
    const ofSimilar = ({ length }: string) => (weight * tuning.oneEdit * length) / (length + 1);
    return [
      [term, weight],
      ...[...similar].map((one) => [one, ofSimilar(one)] as [string, number]),
    ];
  };

  const match = (terms: readonly WeightedTerm[]): Match[] => {
    const total = size();
    const averages = lengths.map((sum) => sum / total);
    const asked = [...new Map(terms.map((one) => [one.term, one])).values()].map((one) => ({
      term: one.term,
      variants: meant(one),
    }));
    const scores = parts.map(({ alive }) => new Float64Array(alive.length));
    const matching = parts.map(({ alive }) => new Uint16Array(alive.length));
    const lastBy = parts.map(({ alive }) => new Uint16Array(alive.length));
    for (const [number, { variants }] of asked.entries()) {
      for (const [term, weight] of variants) {
        const found = parts.map(({ segment }) => segment.terms.get(term));
        const inFields = frequencies(parts, found);
        const rarities = inFields.map((count) =>
          Math.log(1 + (total - count + 0.5) / (count + 0.5)),
        );
        for (const [of, { segment, alive }] of parts.entries()) {
          const at = found[of];
          if (at === undefined) continue;
          const { starts, passages, counts, lengths: ofPassages } = segment;
          for (let place = starts[at]!; place < starts[at + 1]!; place++) {
            const passage = passages[place]!;
            if (alive[passage] === 0) continue;
            let score = 0;
            for (let field = 0; field < fields.length; field++) {
              const count = countIn(counts[place]!, field);
              if (count === 0) continue;
              const length = ofPassages[passage * fields.length + field]! / averages[field]!;
              const { k, b, d } = tuning.bm25;
              const often = d + (count * (k + 1)) / (count + k * (1 - b + b * length));
              score += tuning.fieldBoosts[fields[field]!] * rarities[field]! * often;
            }
            scores[of]![passage]! += weight * score;
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
      said: parts[of]!.segment.said[passage]!,
    }));
  };

  const has = (id: string) =>
    parts.some(({ alive, passages }, of) =>
      passages.some(
        (known, at) => alive[at] === 1 && (known ?? passageAt(parts[of]!, at)).id === id,
      ),
    );

  return {
    size,
    has,
    replace: (id, passages) => replaceAll([{ id, version: '', passages }]),
    replaceAll,
    load,
    segment: () => mergeSegments(parts),
    frequency,
    match,
  };
}

/** How many passages have a term in each field. */
function frequencies(parts: readonly Part[], found: readonly (number | undefined)[]): number[] {
  const inFields = fields.map(() => 0);
  for (const [of, { segment, alive }] of parts.entries()) {
    const at = found[of];
    if (at === undefined) continue;
    for (let place = segment.starts[at]!; place < segment.starts[at + 1]!; place++) {
      if (alive[segment.passages[place]!] === 0) continue;
      for (let field = 0; field < fields.length; field++) {
        if (countIn(segment.counts[place]!, field) > 0) inFields[field]!++;
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

/** The passages with the most of a question, by score and by how many of its terms they have. */
function best(scores: readonly Float64Array[], matching: readonly Uint16Array[]): Best[] {
  const ranks = scores.map((ofPart, of) => ofPart.map((score, at) => score * matching[of]![at]!));
  const worst = threshold(ranks, tuning.mostMatches);
  const found = ranks.flatMap((ofPart, of) => {
    const some: (Best & { rank: number })[] = [];
    for (let passage = 0; passage < ofPart.length; passage++) {
      const rank = ofPart[passage]!;
      if (rank === 0 || rank < worst) continue;
      some.push({ of, passage, rank, score: scores[of]![passage]! });
    }
    return some;
  });
  return found.sort((a, b) => b.rank - a.rank).slice(0, tuning.mostMatches);
}

/** The rank that only so many passages reach. */
function threshold(ranks: readonly Float64Array[], most: number): number {
  const length = ranks.reduce((sum, ofPart) => sum + ofPart.length, 0);
  if (length <= most) return 0;
  const all = new Float64Array(length);
  let at = 0;
  for (const ofPart of ranks) for (const rank of ofPart) if (rank > 0) all[at++] = rank;
  return at <= most ? 0 : all.subarray(0, at).sort()[at - most]!;
}

/** Postings of a term are in the order of passages. */
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

function passageAt({ segment, firsts, passages }: Part, at: number): Passage {
  const known = passages[at];
  if (known) return known;
  let [low, high] = [0, firsts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (firsts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  const { id, version } = segment.owners[low]!;
  const [kind] = id.split('#', 1) as [SourceKind];
  return {
    id: `${id}#${at - firsts[low]!}`,
    source: { kind, id: id.slice(kind.length + 1), title: '', url: '' },
    text: '',
    quotable: false,
    unread: version,
  };
}

/** One letter changed, missing or too many; two that are swapped are two. */
function isOneEdit(term: string, known: string): boolean {
  if (!isOneTypo(term, known)) return false;
  if (term.length !== known.length) return true;
  let others = 0;
  for (let at = 0; at < term.length; at++) if (term[at] !== known[at]) others++;
  return others === 1;
}
