import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { foldText, searchWords } from '#shared/search/fold-text.ts';

export interface DocHit extends Pick<DocEntry, 'id' | 'title' | 'section'> {
  /** A few words around the first match. */
  excerpt: string;
}

const excerptLength = 150;

/** A section, a subsection, a rule or a question. */
export interface DocEntry {
  /** The anchor in the page. */
  id: string;
  title: string;
  /** The title of the enclosing section; absent for a section itself. */
  section: string | undefined;
  /** The complete text, and the explanation without commands, files and output. */
  text: string;
  explanation: string;
}

/**
 * Returns the entries that contain every word of the query: first those with the words in their title, then those with
 * the words in their explanation, because "comma" in a sample may be a command.
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

/** Returns where the first word begins that the search found; 0 if it was found despite a typo. */
function placeOf(text: string, word: string): number {
  for (const { 0: one, index } of text.matchAll(/\S+/g)) {
    if (foldText(one).includes(word)) return index;
  }
  return 0;
}

const cut = (text: string) => text.replace(/\s+\S*$/, '');
