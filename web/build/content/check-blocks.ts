import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContentBlock } from '#shared/pages/site-content.ts';
import { suggestion } from '#shared/site-check/nearest.ts';
import { checkFields } from './check-fields.ts';
import { childrenOf, isBlock, type BlockNode } from './nodes.ts';

/** All blocks of a page, in their order. */
export function blocksOf(tree: Root): BlockNode[] {
  const blocks: BlockNode[] = [];
  visit(tree, (node: Nodes) => {
    if (isBlock(node)) blocks.push(node);
  });
  return blocks;
}

/** Throws for an unknown block, wrong attributes, and content in a block that allows none. */
export function checkBlocks(
  tree: Root,
  file: VFile,
  blocks: Readonly<Record<string, ContentBlock>>,
): void {
  const figures = importedNames(tree);
  for (const node of blocksOf(tree)) {
    if (figures.has(node.name ?? '')) continue;
    const block = blocks[node.name ?? ''];
    if (!block) {
      return file.fail(`There is no block <${node.name}>.${otherBlocks(node, blocks)}`, node);
    }
    const { mistake } = checkFields(block.attributes, attributesOf(node, file));
    if (mistake) file.fail(`<${node.name}>: ${mistake.text}`, node);
    if (block.holds === 'nothing' && node.children.length > 0) {
      file.fail(`<${node.name} /> holds no text. End it with />.`, node);
    }
    if (block.holds === 'text') keepOneParagraph(node, file);
  }
}

/** Suggests the intended block, or lists all blocks. */
function otherBlocks({ name }: BlockNode, blocks: Readonly<Record<string, ContentBlock>>): string {
  const names = Object.keys(blocks);
  const all = names.map((each) => `<${each}>`).join(', ');
  return suggestion(name ?? '', names) || ` The blocks are: ${all}.`;
}

/** Figures that the page imports itself. */
function importedNames(tree: Root): ReadonlySet<string> {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  const names = statements.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
  return new Set(names);
}

function attributesOf(node: BlockNode, file: VFile): Record<string, string | true> {
  const attributes: Record<string, string | true> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return file.fail(`<${node.name}>: write name="…", with the text in quotes.`, node);
    }
    const { name, value } = attribute;
    if (value && typeof value === 'object') {
      return file.fail(`<${node.name}>: write ${name}="…", with the text in quotes.`, node);
    }
    attributes[name] = value ?? true;
  }
  return attributes;
}

/** Returns the text of a block that is a single paragraph, on its own line or on the line of the tags. */
function keepOneParagraph(node: BlockNode, file: VFile): void {
  const children = childrenOf(node);
  const [first] = children;
  if (children.length === 1 && first?.type === 'paragraph') {
    node.children = first.children;
  } else if (children.some(({ type }) => type === 'paragraph')) {
    file.fail(`<${node.name}> holds one paragraph.`, node);
  }
}
