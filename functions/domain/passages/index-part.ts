import type { SourceKind } from '#shared/contracts/chat.ts';
import type { Passage } from './passage.ts';
import type { LiveSegment, Segment } from './segment.ts';

/** A segment in use. */
export interface Part extends LiveSegment {
  /** The number of the first passage of each owner. */
  firsts: readonly number[];
  /** The number of passages that are still valid. */
  size: number;
  /** The passages; undefined for those of a saved segment. */
  passages: (Passage | undefined)[];
}

/** Takes a segment into use, in which all passages are valid. */
export function createPart(segment: Segment, passages: Part['passages']): Part {
  const firsts: number[] = [];
  let size = 0;
  for (const owner of segment.owners) {
    firsts.push(size);
    size += owner.passages;
  }
  const gone = new Uint8Array(segment.owners.length);
  return { segment, gone, alive: new Uint8Array(size).fill(1), firsts, size, passages };
}

/**
 * Removes the passages of the owner at this position.
 * @returns the number of the first one, and that of the first one after them
 */
export function removeOwner(part: Part, at: number): [from: number, to: number] {
  const from = part.firsts[at]!;
  const to = from + part.segment.owners[at]!.passages;
  part.gone[at] = 1;
  part.alive.fill(0, from, to);
  part.passages.fill(undefined, from, to);
  part.size -= to - from;
  return [from, to];
}

/** Returns one passage; for a saved segment, only its place is known. */
export function passageAt({ segment, firsts, passages }: Part, at: number): Passage {
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
