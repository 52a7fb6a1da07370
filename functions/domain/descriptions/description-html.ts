import { RuleType } from 'markdown-to-jsx/html';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { parseDescription, type DescriptionNode } from './parse-description.ts';

/** A description in Markdown as HTML. Only the elements below come out of it, whatever goes in. */
export function descriptionHtml(markdown: string): string {
  return descriptionBlocks(markdown).join('');
}

/** The same, one paragraph, list, heading or quotation at a time. */
export function descriptionBlocks(markdown: string): string[] {
  return parseDescription(markdown).map(write).filter(Boolean);
}

/** The title of the page is its h1, and the name of the section its h2. */
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
      // Wide code scrolls, and the keyboard scrolls what has the focus.
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

/** Web addresses, e-mail addresses, and paths and sections of this site. Anything else is not a link. */
const allowedTarget = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

function writeLink(target: string | null, content: string): string {
  const address = target ?? '';
  if (!allowedTarget.test(address)) return content;
  return `<a href="${escapeHtml(address)}">${content}</a>`;
}
