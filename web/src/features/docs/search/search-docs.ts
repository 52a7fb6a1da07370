import type { DocBlock, DocSection } from '../content/doc-block.ts';

export interface DocHit {
  id: string;
  title: string;
  /** Title of the section that it stands in; none for a section itself. */
  section: string | undefined;
  /** Some words around the first match. */
  excerpt: string;
}

const excerptLength = 150;

/** Text of a block as a reader sees it. */
export function blockText(block: DocBlock): string {
  if (typeof block === 'string')
    return block.replaceAll('`', '').replace(/\[(.*?)\]\(.*?\)/g, '$1');
  switch (block.type) {
    case 'steps':
      return block.items.map(blockText).join(' ');
    case 'table':
      return block.rows.map((row) => row.map(blockText).join(': ')).join(' ');
    case 'code':
      return block.text;
    case 'session':
      return `${block.command} ${block.output}`;
    case 'finding':
      return '';
  }
}

/**
 * Parts of the documentation that have every word of the query, those first that have them in their title.
 * A word is found within words as well: 'null' finds 'null-value'.
 */
export function searchDocs(sections: readonly DocSection[], query: string): DocHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entriesOf(sections)
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry: { id, title, section, text } }) => ({
      ...{ id, title, section },
      excerpt: excerptOf(text, words),
    }));
}

function entriesOf(sections: readonly DocSection[]) {
  return sections.flatMap(({ id, title, blocks, parts }) => [
    { id, title, section: undefined, text: blocks.map(blockText).join(' ') },
    ...parts.map((part) => ({
      id: part.id,
      title: part.title,
      section: title,
      text: part.blocks.map(blockText).join(' '),
    })),
  ]);
}

function rankOf(
  { title, text }: { title: string; text: string },
  words: readonly string[],
): number {
  const [inTitle, inText] = [title.toLowerCase(), text.toLowerCase()];
  if (!words.every((word) => inTitle.includes(word) || inText.includes(word))) return 0;
  if (words.length === 1 && inTitle === words[0]) return 100;
  return 1 + words.filter((word) => inTitle.includes(word)).length;
}

function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const first = Math.max(0, ...words.map((word) => plain.toLowerCase().indexOf(word)).slice(0, 1));
  if (first < excerptLength - 40) {
    return plain.length <= excerptLength ? plain : `${cut(plain.slice(0, excerptLength))} …`;
  }
  const from = plain.indexOf(' ', first - 60) + 1;
  const piece = plain.slice(from, from + excerptLength);
  return `… ${from + excerptLength < plain.length ? `${cut(piece)} …` : piece}`;
}

const cut = (text: string) => text.replace(/\s+\S*$/, '');
