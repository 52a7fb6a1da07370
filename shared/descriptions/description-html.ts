import { RuleType } from 'markdown-to-jsx/html';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { parseDescription, type DescriptionNode } from './parse-description.ts';

/** Converts a description in Markdown to HTML. Whatever the input, the output contains only the elements below. */
export function descriptionHtml(markdown: string): string {
  return descriptionBlocks(markdown).join('');
}

/** Converts a description to HTML in blocks: paragraphs, lists, headings and quotations. */
export function descriptionBlocks(markdown: string): string[] {
  return parseDescription(markdown).map(write).filter(Boolean);
}

/** The page's title is its h1, and the section's name its h2. */
const highestHeading = 3;
const lowestHeading = 6;

function write(node: DescriptionNode): string {
  switch (node.type) {
    case RuleType.text:
      return escapeHtml(node.text);
    case RuleType.paragraph:
      return element('p', writeAll(node.children));
    case RuleType.heading: {
      const level = Math.min(lowestHeading, Math.max(highestHeading, node.level + 1));
      return element(`h${level}`, writeAll(node.children));
    }
    case RuleType.textFormatted:
      return element(emphasis.has(node.tag) ? node.tag : 'em', writeAll(node.children));
    case RuleType.link:
      return writeLink(node.target, writeAll(node.children));
    case RuleType.unorderedList:
      return element('ul', writeItems(node.items));
    case RuleType.orderedList: {
      const start = node.start === undefined || node.start === 1 ? '' : ` start="${node.start}"`;
      return `<ol${start}>${writeItems(node.items)}</ol>`;
    }
    case RuleType.blockQuote:
      return element('blockquote', writeAll(node.children));
    case RuleType.codeInline:
      return element('code', escapeHtml(node.text));
    case RuleType.codeBlock:
      // Wide code scrolls; it must be focusable to be scrolled with the keyboard.
      return `<pre tabindex="0"><code>${escapeHtml(node.text)}</code></pre>`;
    case RuleType.breakLine:
      return '<br>';
    case RuleType.breakThematic:
      return '<hr>';
    case RuleType.table:
      return `<table><thead>${writeRow(node.header, 'th')}</thead><tbody>${node.cells.map((row) => writeRow(row, 'td')).join('')}</tbody></table>`;
    case RuleType.image:
      return escapeHtml(node.alt ?? '');
    default:
      return '';
  }
}

const emphasis = new Set(['strong', 'em', 'del']);

const writeAll = (nodes: readonly DescriptionNode[]): string => nodes.map(write).join('');

const writeItems = (items: readonly DescriptionNode[][]): string =>
  items.map((item) => element('li', writeAll(item))).join('');

const writeRow = (cells: readonly DescriptionNode[][], tag: 'th' | 'td'): string =>
  element('tr', cells.map((cell) => element(tag, writeAll(cell))).join(''));

const element = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`;

/** Targets that become links: web and email addresses, and paths and sections of this site. */
const allowedTarget = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

function writeLink(target: string | null, content: string): string {
  const url = target ?? '';
  if (!allowedTarget.test(url)) return content;
  return `<a href="${escapeHtml(url)}">${content}</a>`;
}
