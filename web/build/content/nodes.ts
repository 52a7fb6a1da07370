// Adds the MDX nodes to those of mdast.
import type {} from 'mdast-util-mdx';
import type { Nodes, Parents } from 'mdast';

/** A block: `<Section heading="…">`. */
export type BlockNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** `{emails.support}` */
export type ValueNode = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Imports and exports. */
export type ModuleNode = Extract<Nodes, { type: 'mdxjsEsm' }>;

export function isBlock(node: Nodes): node is BlockNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isValue(node: Nodes): node is ValueNode {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** Returns the children of a node. mdast restricts which children each kind may have; blocks may have any. */
export function childrenOf(node: Parents): Nodes[] {
  return node.children;
}

/** Returns the text of an attribute of a block, if it has the attribute. */
export function textOf({ attributes }: BlockNode, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
