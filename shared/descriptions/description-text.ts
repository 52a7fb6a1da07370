import { RuleType } from 'markdown-to-jsx/html';
import { parseDescription, type DescriptionNode } from './parse-description.ts';

/**
 * Converts a description in Markdown to plain text, with a blank line between its blocks, for searching and quoting.
 */
export function descriptionText(markdown: string): string {
  return parseDescription(markdown).map(read).filter(Boolean).join('\n\n');
}

function read(node: DescriptionNode): string {
  switch (node.type) {
    case RuleType.text:
    case RuleType.codeInline:
    case RuleType.codeBlock:
      return node.text;
    case RuleType.image:
      return node.alt ?? '';
    case RuleType.breakLine:
      return '\n';
    case RuleType.unorderedList:
    case RuleType.orderedList:
      return node.items.map((item) => item.map(read).join(' ')).join('\n');
    case RuleType.table:
      return [node.header, ...node.cells]
        .map((row) => row.map((cell) => cell.map(read).join('')).join(', '))
        .join('\n');
    case RuleType.paragraph:
    case RuleType.heading:
    case RuleType.textFormatted:
    case RuleType.link:
      return node.children.map(read).join('');
    case RuleType.blockQuote:
      return node.children.map(read).join('\n\n');
    default:
      return '';
  }
}
