import type { DocBlock, DocPart, DocSection } from '../content/doc-block.ts';

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

interface Entry {
  id: string;
  title: string;
  section: string | undefined;
  /** All of it, and what explains it, without commands, files and output. */
  text: string;
  explanation: string;
}

function entriesOf(sections: readonly DocSection[]): Entry[] {
  return sections.flatMap(({ id, title, blocks, parts }) => [
    entryOf({ id, title, blocks }, undefined),
    ...parts.map((part) => entryOf(part, title)),
  ]);
}

function entryOf({ id, title, blocks }: DocPart, section: string | undefined): Entry {
  const explaining = blocks.filter(
    (block) => typeof block === 'string' || block.type === 'table' || block.type === 'steps',
  );
  return {
    ...{ id, title, section },
    text: blocks.map(blockText).join(' '),
    explanation: explaining.map(blockText).join(' '),
  };
}

/** Title before explanation before samples; 0 where a word is in none of them. 'comma' in a title may be a command. */
function rankOf(entry: Entry, words: readonly string[]): number {
  const [title, text, explanation] = [entry.title, entry.text, entry.explanation].map((one) =>
    one.toLowerCase(),
  ) as [string, string, string];
  if (!words.every((word) => title.includes(word) || text.includes(word))) return 0;
  if (title === words.join(' ')) return 100;
  const inTitle = words.filter((word) => title.includes(word)).length;
  const explained = words.every((word) => title.includes(word) || explanation.includes(word));
  return explained ? 2 + inTitle : 1;
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
