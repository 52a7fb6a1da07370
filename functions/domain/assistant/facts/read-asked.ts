import { maxMessageLength } from '#shared/constants/message-limits.ts';
import { readWords } from '../../passages/read-terms.ts';
import { readConcepts, type Concept, type IsKnown } from './read-concepts.ts';

/** A question's meanings, with those that it inherits from the one before it. */
export interface Asked {
  own: readonly Concept[];
  earlier: readonly Concept[];
  /** Whether it cannot be understood alone: "and for students?" */
  pointsBack: boolean;
}

const pointers = new Set(
  'it its that this those these they them there one ones same both'.split(' '),
);
const opening = /^\s*(?:and|but|or|so|also|what about|how about|ok|okay)\b/i;
const maxOwn = 3;
/** Meanings that ask something about a thing: only those of the last question count. */
const questionLike = new Set('price free time count where who how list need discount'.split(' '));

/** Things that are clear only from an earlier question: "how long does the link work?" */
const vague = new Set(['link', 'file']);

/**
 * Reads a question. A short one inherits what it lacks, the thing or what is asked about it, from the earlier ones,
 * oldest first.
 */
export function readAsked(question: string, earlier: readonly string[], isKnown: IsKnown): Asked {
  const own = readConcepts(question, isKnown);
  const telling = own.filter(({ weight }) => weight >= 1);
  const words = readWords(question);
  const pointsTo = words.some((word) => pointers.has(word)) || words[0] === 'mine';
  const points = opening.test(question) || words.length < 3 || pointsTo;
  const hasThing = telling.some(({ id, kind }) => kind === 'thing' && !vague.has(id));
  const mayPoint = telling.length <= maxOwn && (points || !hasThing);
  if (!mayPoint || earlier.length === 0) return { own, earlier: [], pointsBack: false };
  const ids = new Set(own.map(({ id }) => id));
  let taken: Concept[] = [];
  for (const message of earlier.toReversed()) {
    const before = readConcepts(message.slice(0, maxMessageLength), isKnown);
    taken = [...taken, ...before.filter(({ id }) => !ids.has(id))];
    for (const { id } of before) ids.add(id);
    if (before.some(({ kind }) => kind !== 'aspect')) break;
  }
  const asksHow = own.some(({ id }) => questionLike.has(id));
  const kept = taken.filter(({ id, kind }) =>
    kind === 'aspect' ? !(asksHow && questionLike.has(id)) : !hasThing || pointsTo,
  );
  return { own, earlier: kept, pointsBack: points };
}
