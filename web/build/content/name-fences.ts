import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { childrenOf, type BlockNode } from './nodes.ts';

/** Turns fenced code into the block `Code` of the layout, with its label. */
export function nameFences(tree: Root, file: VFile): void {
  visit(tree, 'code', (node: Code, index, parent) => {
    const { meta, value } = node;
    if (!meta) {
      return file.fail(
        'Name the code after its language: ```sh Shell, or the file it is in.',
        node,
      );
    }
    const block: BlockNode = {
      type: 'mdxJsxFlowElement',
      name: 'Code',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'label', value: meta },
        { type: 'mdxJsxAttribute', name: 'text', value },
      ],
      children: [],
      position: node.position,
    };
    childrenOf(parent!)[index!] = block;
    return undefined;
  });
}
