import type { SourceKind } from '#shared/contracts/chat.ts';
import type { Passage } from './passage.ts';
import type { LiveSegment } from './segment.ts';

/** A segment in use. */
export interface Part extends LiveSegment {
  /** The number of the first passage of each owner. */
  firsts: readonly number[];
  /** The number of passages that are still valid. */
  size: number;
  /** The passages; undefined for those of a saved segment. */
  passages: (Passage | undefined)[];
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
