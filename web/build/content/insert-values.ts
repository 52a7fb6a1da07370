import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContentValues } from '#shared/pages/site-content.ts';
import { fillCode, fillText, valueOf } from './fill-text.ts';
import { childrenOf, isBlock, isValue } from './nodes.ts';

/** Replaces names with their values: in the text, in link addresses, and in the attributes of blocks. */
export function insertValues(tree: Root, file: VFile, values: ContentValues): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (isValue(node) && parent && index !== undefined) {
      const text = inLines(valueOf(node.value, values, file, node.position));
      const paragraph: Paragraph = { type: 'paragraph', children: text };
      const inserted = node.type === 'mdxFlowExpression' ? [paragraph] : text;
      childrenOf(parent).splice(index, 1, ...inserted);
      return [SKIP, index + inserted.length];
    }
    if (node.type === 'inlineCode' || node.type === 'code') {
      node.value = fillCode(node.value, values);
    }
    if (node.type === 'link')
      node.url = fillText(withBraces(node.url), values, file, node.position);
    if (isBlock(node)) {
      for (const attribute of node.attributes) {
        const { value } = attribute;
        if (typeof value === 'string' && attribute.type === 'mdxJsxAttribute') {
          attribute.value = fillText(value, values, file, node.position);
        }
      }
    }
    return undefined;
  });
}

/** Markdown encodes braces in addresses. */
const withBraces = (url: string) => url.replace(/%7B/gi, '{').replace(/%7D/gi, '}');

/** Returns a text with line breaks between its lines, as in a postal address. */
function inLines(text: string): PhrasingContent[] {
  return text
    .split('\n')
    .flatMap((line, index): PhrasingContent[] =>
      index > 0
        ? [{ type: 'break' }, { type: 'text', value: line }]
        : [{ type: 'text', value: line }],
    );
}
