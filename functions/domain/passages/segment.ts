import type { Passage } from './passage.ts';
import { readTerms } from './read-terms.ts';

/** The searched fields of a passage, in the order of their bytes in a posting. */
export const fields = ['title', 'heading', 'text'] as const;

/** The owner of passages: an item in one of its versions, or the pages. */
export interface Owner {
  id: string;
  version: string;
  /** How many passages it has. */
  passages: number;
}

/** An owner with passages that are not yet in a segment. */
export interface Owned extends Omit<Owner, 'passages'> {
  passages: readonly Passage[];
}

/**
 * A part of the index that never changes: for each term, the passages that have it. All numbers are in typed arrays: a
 * saved segment is loaded without conversion.
 */
export interface Segment {
  /** In the order of their passages. */
  owners: readonly Owner[];
  /** Each term with its number. */
  terms: ReadonlyMap<string, number>;
  /** The index of each term's first posting; its length is the number of terms plus one. */
  starts: Uint32Array;
  /** The passage of each posting, ascending within a term. */
  passages: Uint32Array;
  /** How often the term occurs in each field of the passage: one byte per field. */
  counts: Uint32Array;
  /** How many different terms each field of a passage has, at least 1. */
  lengths: Uint16Array;
  /** A hash of each passage's text, to find repetitions. */
  textHashes: Uint32Array;
}

/** Returns how often the term of a posting occurs in a field. */
export function countIn(counts: number, field: number): number {
  return (counts >>> (8 * field)) & 255;
}

/** Makes a segment of a few owners and their passages. */
export function buildSegment(owned: readonly Owned[]): Segment {
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  const textHashes: number[] = [];
  for (const passage of owned.flatMap(({ passages }) => passages)) {
    const found = new Map<string, number>();
    for (const [field, text] of textsOf(passage).entries()) {
      const terms = readTerms(text);
      for (const term of terms) {
        const before = found.get(term) ?? 0;
        if (countIn(before, field) < 255) found.set(term, before + (1 << (8 * field)));
      }
      lengths.push(Math.max(1, new Set(terms).size));
    }
    for (const [term, counts] of found) {
      const list = postings.get(term);
      if (list) list.push(textHashes.length, counts);
      else postings.set(term, [textHashes.length, counts]);
    }
    textHashes.push(hashOf(`${passage.quotable} ${passage.text}`));
  }
  const all = [...postings.values()];
  const starts = new Uint32Array(all.length + 1);
  for (const [number, list] of all.entries())
    starts[number + 1] = starts[number]! + list.length / 2;
  const passages = new Uint32Array(starts.at(-1)!);
  const counts = new Uint32Array(passages.length);
  let at = 0;
  for (const list of all) {
    for (let n = 0; n < list.length; n += 2, at++) {
      passages[at] = list[n]!;
      counts[at] = list[n + 1]!;
    }
  }
  return {
    owners: owned.map(({ id, version, passages: { length } }) => ({
      id,
      version,
      passages: length,
    })),
    terms: numbered(postings.keys()),
    starts,
    passages,
    counts,
    lengths: Uint16Array.from(lengths),
    textHashes: Uint32Array.from(textHashes),
  };
}

/** A segment, and which of its owners and passages are still valid. */
export interface LiveSegment {
  segment: Segment;
  /** 1 for each owner that has been replaced or removed. */
  gone: Uint8Array;
  /** 1 for each passage that is still valid. */
  alive: Uint8Array;
}

/** Merges the valid passages of several segments into one. */
export function mergeSegments(parts: readonly LiveSegment[]): Segment {
  const owners = parts.flatMap(({ segment, gone }) =>
    segment.owners.filter((_, at) => gone[at] === 0),
  );
  const count = owners.reduce((sum, { passages }) => sum + passages, 0);
  const lengths = new Uint16Array(count * fields.length);
  const textHashes = new Uint32Array(count);
  const terms = new Map<string, number>();
  const sizes: number[] = [];
  let next = 0;
  const moved = parts.map(({ segment, alive }) => {
    const passages = new Uint32Array(alive.length);
    for (let old = 0; old < alive.length; old++) {
      if (alive[old] === 0) continue;
      passages[old] = next;
      textHashes[next] = segment.textHashes[old]!;
      for (let field = 0; field < fields.length; field++) {
        lengths[next * fields.length + field] = segment.lengths[old * fields.length + field]!;
      }
      next++;
    }
    const numbers = new Int32Array(segment.terms.size).fill(-1);
    for (const [term, old] of segment.terms) {
      const size = countAlive(segment, old, alive);
      if (size === 0) continue;
      const number = terms.get(term) ?? terms.size;
      terms.set(term, number);
      numbers[old] = number;
      sizes[number] = (sizes[number] ?? 0) + size;
    }
    return { passages, numbers };
  });
  const starts = new Uint32Array(sizes.length + 1);
  for (const [number, size] of sizes.entries()) starts[number + 1] = starts[number]! + size;
  const ends = starts.slice();
  const passages = new Uint32Array(starts.at(-1)!);
  const counts = new Uint32Array(passages.length);
  for (const [of, { segment, alive }] of parts.entries()) {
    const { numbers, passages: movedTo } = moved[of]!;
    for (let term = 0; term < numbers.length; term++) {
      const number = numbers[term]!;
      if (number < 0) continue;
      for (let at = segment.starts[term]!; at < segment.starts[term + 1]!; at++) {
        const old = segment.passages[at]!;
        if (alive[old] === 0) continue;
        const to = ends[number]!++;
        passages[to] = movedTo[old]!;
        counts[to] = segment.counts[at]!;
      }
    }
  }
  return { owners, terms, starts, passages, counts, lengths, textHashes };
}

/** Counts the valid passages that have a term. */
export function countAlive(segment: Segment, term: number, alive: Uint8Array): number {
  let count = 0;
  const end = segment.starts[term + 1]!;
  for (let at = segment.starts[term]!; at < end; at++) count += alive[segment.passages[at]!]!;
  return count;
}

/** Numbers terms in their order. */
export function numbered(terms: Iterable<string>): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const term of terms) numbers.set(term, numbers.size);
  return numbers;
}

function textsOf({ source, heading = '', text }: Passage): readonly string[] {
  return [source.title, heading, text];
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
