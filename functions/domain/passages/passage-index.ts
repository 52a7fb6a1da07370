import { createPart, passageAt, removeOwner, type Part } from './index-part.ts';
import { matchPassages, type Match, type WeightedTerm } from './match-passages.ts';
import type { Passage } from './passage.ts';
import {
  buildSegment,
  countAlive,
  fields,
  mergeSegments,
  type Owned,
  type Segment,
} from './segment.ts';

export interface PassageIndex {
  /** The number of passages. */
  size(): number;
  has(id: string): boolean;
  /** Replaces all passages of the owner; an empty list removes them. */
  replace(owner: string, passages: readonly Passage[]): void;
  /** Does the same for many owners together, which is faster. */
  replaceAll(owned: readonly Owned[]): void;
  /** Adds the owners of a saved segment. Only the owners of their passages are known: see `Passage.unread`. */
  load(segment: Segment): void;
  /** Returns everything in one segment, for saving. */
  segment(): Segment;
  /** Returns the number of passages that contain a stem. */
  frequency(term: string): number;
  /** Returns the passages with at least one of the terms, best first (BM25+), up to a limit. */
  match(terms: readonly WeightedTerm[]): Match[];
}

/**
 * Creates a full-text index of the site's passages. It has a few segments, each more than twice as large as the next:
 * an item is added without touching the large ones.
 * @param options `keepsTexts: false` for an index that is only to be saved
 */
export function createPassageIndex({ keepsTexts = true } = {}): PassageIndex {
  let parts: Part[] = [];
  const owned = new Map<string, { part: Part; at: number }>();
  /** The sum of the lengths of each field. */
  const lengths = fields.map(() => 0);

  const measure = ({ segment }: Part, from: number, to: number, sign: 1 | -1) => {
    for (let at = from * fields.length; at < to * fields.length; at++) {
      lengths[at % fields.length]! += sign * segment.lengths[at]!;
    }
  };

  const use = (part: Part) => {
    for (const [at, { id }] of part.segment.owners.entries()) owned.set(id, { part, at });
    parts.push(part);
  };

  const add = (segment: Segment, passages: Part['passages']) => {
    const part = createPart(segment, passages);
    use(part);
    measure(part, 0, part.size, 1);
  };

  const remove = (owner: string) => {
    const position = owned.get(owner);
    if (!position) return;
    const { part, at } = position;
    measure(part, ...removeOwner(part, at), -1);
    owned.delete(owner);
  };

  /** Merges the last parts, from a position on, into one. The sums of the lengths stay the same. */
  const mergeFrom = (position: number) => {
    const merged = parts.splice(position);
    const passages = merged.flatMap((part) =>
      part.passages.filter((_, at) => part.alive[at] === 1),
    );
    use(createPart(mergeSegments(merged), passages));
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
    add(segment, Array.from({ length: segment.textHashes.length }));
    parts.sort((a, b) => b.size - a.size);
    tidy();
  };

  const size = () => parts.reduce((sum, part) => sum + part.size, 0);

  const frequency = (term: string) =>
    parts.reduce((sum, { segment, alive }) => {
      const number = segment.terms.get(term);
      return number === undefined ? sum : sum + countAlive(segment, number, alive);
    }, 0);

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
    match: (terms) =>
      matchPassages(
        parts,
        lengths.map((sum) => sum / size()),
        terms,
      ),
  };
}
