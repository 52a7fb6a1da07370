import { Parser } from 'htmlparser2';
import { BadEpub } from './bad-epub.ts';

/** A paragraph, a line of a list or table, or a heading. It may contain line breaks, as in a poem. */
export interface Block {
  text: string;
  heading?: true;
}

const names = (list: string) => new Set(list.split(' '));
const blocks = names(
  'address article aside blockquote body caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul',
);
/** Elements without readable text; `rt` is the pronunciation of the word before it. */
const skipped = names(
  'head script style template noscript svg audio video object iframe canvas form rt rp annotation annotation-xml',
);
const isHeading = (name: string) => /^h[1-6]$/.test(name);
/** Values of `epub:type` that a preview leaves out. */
const passedOver = names(
  'cover titlepage halftitlepage copyright-page toc landmarks page-list loi lot index imprint colophon seriespage other-credits',
);
/** The deepest nesting. The parser searches all open elements whenever one is closed. */
const maxDepth = 256;
const pieceCharacters = 64 * 1024;

/**
 * Reads the text of a chapter, without any HTML.
 * @param enough stops reading after this many characters
 * @returns no blocks if there is no text except that of a title page or the like
 * @throws BadEpub
 */
export function readChapter(html: string, enough: number): Block[] {
  const reading = createReading();
  const parser = new Parser(reading, {
    // Chapters are XHTML with HTML's entities, and some are HTML.
    recognizeSelfClosing: true,
    recognizeCDATA: true,
  });
  for (let at = 0; at < html.length; at += pieceCharacters) {
    parser.write(html.slice(at, at + pieceCharacters));
    if (reading.characters() >= enough) return reading.blocks;
  }
  parser.end();
  return reading.blocks;
}

function createReading() {
  const found: Block[] = [];
  let characters = 0;
  let depth = 0;
  /** The depth of the outermost skipped element; 0 outside of one. */
  let skipsFrom = 0;
  let headings = 0;
  let preformatted = 0;
  let mark = '';
  let run = '';

  function endBlock(): void {
    const text = readable(run, preformatted > 0);
    run = '';
    if (!/[\p{L}\p{N}\p{S}]/u.test(text)) return;
    characters += text.length;
    found.push({ text: mark + text, ...(headings > 0 && { heading: true as const }) });
    mark = '';
  }

  return {
    blocks: found,
    characters: () => characters,
    onopentag(name: string, attributes: Record<string, string>): void {
      depth += 1;
      if (depth > maxDepth) throw new BadEpub('tooMuch');
      if (name === 'body') skipsFrom = 0;
      if (skipsFrom > 0) return;
      const types = attributes['epub:type']?.split(/\s+/) ?? [];
      const isPassed = 'hidden' in attributes || types.some((type) => passedOver.has(type));
      if (isPassed || skipped.has(name)) {
        skipsFrom = depth;
        return;
      }
      if (name === 'br') run += '\n';
      if (!blocks.has(name)) return;
      endBlock();
      if (isHeading(name)) headings += 1;
      if (name === 'pre') preformatted += 1;
      if (name === 'li') mark = '• ';
    },
    ontext(text: string): void {
      if (skipsFrom === 0) run += preformatted > 0 ? text : text.replace(/\s+/g, ' ');
    },
    onclosetag(name: string): void {
      depth -= 1;
      if (skipsFrom > 0) {
        if (depth < skipsFrom) skipsFrom = 0;
        return;
      }
      if (!blocks.has(name)) return;
      endBlock();
      if (isHeading(name)) headings -= 1;
      if (name === 'pre') preformatted -= 1;
      if (name === 'li') mark = '';
    },
  };
}

/** Normalises white space. Each expression is linear, because a run may contain megabytes of spaces. */
function readable(run: string, isPreformatted: boolean): string {
  const shown = run.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\u2028\u2029\uFEFF]/gu, '');
  const spaced = isPreformatted
    ? shown.replace(/^\n+/, '').trimEnd()
    : shown
        .replace(/ {2,}/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim();
  return spaced.toWellFormed();
}
