import type { Nodes, Parents } from 'mdast';
import type { ContentBlock } from '#shared/pages/site-content.ts';
import { childrenOf, isBlock, type BlockNode } from './nodes.ts';

/** Puts the text between the blocks of a page into columns (web/src/components/prose.tsx). */
export function wrapText(parent: Parents, blocks: Readonly<Record<string, ContentBlock>>): void {
  const wrapped: Nodes[] = [];
  let prose: BlockNode | undefined;
  for (const node of childrenOf(parent)) {
    const block = isBlock(node) ? blocks[node.name ?? ''] : undefined;
    if (block?.holds === 'container') wrapText(node as BlockNode, blocks);
    if (isText(node, block)) {
      if (!prose) wrapped.push((prose = newProse()));
      childrenOf(prose).push(node);
    } else {
      prose = undefined;
      wrapped.push(node);
    }
  }
  childrenOf(parent).splice(0, Infinity, ...wrapped);
}

function isText(node: Nodes, block: ContentBlock | undefined): boolean {
  if (isBlock(node)) return block?.inText ?? false;
  return node.type !== 'yaml' && node.type !== 'mdxjsEsm';
}

const newProse = (): BlockNode => ({
  type: 'mdxJsxFlowElement',
  name: 'Prose',
  attributes: [],
  children: [],
});
