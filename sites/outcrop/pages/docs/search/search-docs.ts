import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { foldText, searchWords } from '#shared/search/fold-text.ts';
import type { DocBlock, DocPart, DocSection } from '../content/doc-block.ts';

export interface DocHit {
  id: string;
  title: string;
  /** Title of the section that contains it; none for a section itself. */
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
 * Parts of the documentation that have every word of the query, those first that have them in their title, then those
 * that explain them. 'comma' in a sample may be a command.
 */
export function searchDocs(sections: readonly DocSection[], query: string): DocHit[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = findByText(entriesOf(sections), query, ({ title, explanation, text }) => [
    title,
    explanation,
    text,
  ]);
  return byRelevance(found).map(({ id, title, section, text }) => ({
    ...{ id, title, section },
    excerpt: excerptOf(text, words[0]!),
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
