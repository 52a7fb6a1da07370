import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Capabilities, Capability } from '#shared/site-config/capability.ts';
import { capabilityNamed } from './capability-named.ts';
import { childrenOf, isBlock, textOf, type BlockNode } from './nodes.ts';

/**
 * Removes what a switched-off capability needs: blocks with `needs="podcasts"`, and `<Only needs="podcasts">` around
 * parts of a text. `<Only lacks="podcasts">` is for shops without the capability.
 */
export function dropSwitchedOff(tree: Root, file: VFile, capabilities: Capabilities): void {
  visit(tree, (node: Nodes, index, parent) => {
    if (!isBlock(node) || !parent || index === undefined) return undefined;
    const needs = capabilityOf(node, 'needs', file, capabilities);
    const lacks =
      node.name === 'Only' ? capabilityOf(node, 'lacks', file, capabilities) : undefined;
    if (node.name === 'Only' && !needs && !lacks) {
      file.fail('<Only>: write needs="…" or lacks="…", with the name of a switch.', node);
    }
    if ((needs && !capabilities[needs]) || (lacks && capabilities[lacks])) {
      childrenOf(parent).splice(index, 1);
      return [SKIP, index];
    }
    if (node.name === 'Only') {
      childrenOf(parent).splice(index, 1, ...inside(node));
      return [SKIP, index];
    }
    node.attributes = node.attributes.filter((one) => !('name' in one) || one.name !== 'needs');
    return undefined;
  });
  tidy(tree);
}

/** A block around a single line of text contains no paragraph. */
function inside(node: BlockNode): Nodes[] {
  const children = childrenOf(node);
  const isText = children.some(({ type }) => type === 'text' || type === 'link');
  return node.type === 'mdxJsxFlowElement' && isText
    ? [{ type: 'paragraph', children: children as PhrasingContent[] }]
    : children;
}

function capabilityOf(
  node: BlockNode,
  attribute: 'needs' | 'lacks',
  file: VFile,
  capabilities: Capabilities,
): Capability | undefined {
  const name = textOf(node, attribute);
  if (name === undefined) return undefined;
  return capabilityNamed(name, capabilities, (problem) => file.fail(problem, node));
}

/** Removes paragraphs, list items and lists that have become empty, and joins texts that are now adjacent. */
function tidy(parent: Parents): void {
  const kept = childrenOf(parent).filter((child) => {
    if (!('children' in child)) return true;
    tidy(child);
    const mayBeEmpty = !['paragraph', 'listItem', 'list'].includes(child.type);
    return mayBeEmpty || childrenOf(child).some((one) => one.type !== 'text' || one.value.trim());
  });
  childrenOf(parent).splice(0, Infinity, ...joined(kept));
}

function joined(nodes: readonly Nodes[]): Nodes[] {
  const all: Nodes[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else all.push(node);
  }
  return all;
}
