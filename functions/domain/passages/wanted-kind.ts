import type { SourceKind } from '#shared/contracts/chat.ts';
import { readTerms } from './read-terms.ts';

const words: [kind: SourceKind, words: string][] = [
  ['podcast', 'episodes? podcasts? talks? audiobooks?'],
  ['article', 'papers? articles? publications?'],
  ['product', 'books? e-?books? handbooks? workbooks?'],
];
const subjectFollows =
  '(?:\\s+\\w+)?\\s+(?:about|on|of|for|that|which|where|who|talk|talks|talking|speaks?|covers?|covering|deals?|discuss|discusses|explains?|explaining|mentions?|describes?|teach|teaches)\\b';

const kinds = words.map(([kind, list]) => ({
  kind,
  asked: new RegExp(`\\b(?:${list.replaceAll(' ', '|')})${subjectFollows}`, 'i'),
  terms: new Set(readTerms(list.replaceAll('?', ''))),
}));

/**
 * Returns the kind of item that a question asks for ("which episodes are about …"), and the words that express only the
 * kind. Undefined for a question about an episode or article in general.
 */
export function wantedKind(
  question: string,
): { kind: SourceKind; terms: ReadonlySet<string> } | undefined {
  return kinds.find(({ asked }) => asked.test(question));
}
