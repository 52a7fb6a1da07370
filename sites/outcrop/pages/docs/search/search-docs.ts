import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { foldText, searchWords } from '#shared/search/fold-text.ts';

export interface DocHit extends Pick<DocEntry, 'id' | 'title' | 'section'> {
  /** Some words around the first match. */
  excerpt: string;
}

const excerptLength = 150;

/** A section, a part of one, a rule or a question. */
export interface DocEntry {
  /** Anchor in the page. */
  id: string;
  title: string;
  /** Title of the section that contains it; none for a section itself. */
  section: string | undefined;
  /** All of it, and what explains it, without commands, files and output. */
  text: string;
  explanation: string;
}

/**
 * Parts of the documentation that have every word of the query, those first that have them in their title, then those
 * that explain them. 'comma' in a sample may be a command.
 */
export function searchDocs(entries: readonly DocEntry[], query: string): DocHit[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = findByText(entries, query, ({ title, explanation, text }) => [
    title,
    explanation,
    text,
  ]);
  return byRelevance(found).map(({ id, title, section, text }) => ({
    ...{ id, title, section },
    excerpt: excerptOf(text, words[0]!),
  }));
}

function excerptOf(text: string, word: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const first = placeOf(plain, word);
  if (first < excerptLength - 40) {
    return plain.length <= excerptLength ? plain : `${cut(plain.slice(0, excerptLength))} …`;
  }
  const from = plain.indexOf(' ', first - 60) + 1;
  const piece = plain.slice(from, from + excerptLength);
  return `… ${from + excerptLength < plain.length ? `${cut(piece)} …` : piece}`;
}

/** Where the first word begins that a search has found; 0 where it was found by a typo. */
function placeOf(text: string, word: string): number {
  for (const { 0: one, index } of text.matchAll(/\S+/g)) {
    if (foldText(one).includes(word)) return index;
  }
  return 0;
}

const cut = (text: string) => text.replace(/\s+\S*$/, '');
