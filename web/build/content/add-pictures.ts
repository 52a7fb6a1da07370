import path from 'node:path';
import type { Image, Root } from 'mdast';
import sharp, { type Metadata } from 'sharp';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { childrenOf, type BlockNode } from './nodes.ts';
import { parseModule } from './parse-module.ts';

/**
 * Adds the sizes of a page's pictures, `![What it shows](./map.webp)`, so that nothing moves when they load.
 * @returns The imports of their files.
 */
export async function addPictures(tree: Root, file: VFile): Promise<string[]> {
  const imports: string[] = [];
  const sizes = new Map<Image, Promise<Metadata>>();
  visit(tree, 'image', (node) => void sizes.set(node, sizeOf(node, file)));
  await Promise.all(sizes.values());
  for (const [node, size] of sizes) {
    const name = `picture${imports.length}`;
    imports.push(`import ${name} from '${node.url}';`);
    replace(tree, node, imageBlock(node, name, await size));
  }
  return imports;
}

async function sizeOf(node: Image, file: VFile): Promise<Metadata> {
  if (!node.url.startsWith('./')) {
    file.fail(`Put the picture beside the page and write ./ before its name: ${node.url}`, node);
  }
  if (!node.alt) file.fail(`Say what the picture shows: ![A map of …](${node.url})`, node);
  try {
    return await sharp(path.join(path.dirname(file.path), node.url)).metadata();
  } catch {
    return file.fail(`There is no picture ${node.url} beside the page.`, node);
  }
}

function replace(tree: Root, image: Image, block: BlockNode): void {
  visit(tree, 'image', (node, index, parent) => {
    if (node === image) childrenOf(parent!)[index!] = block;
  });
}

function imageBlock({ alt, position }: Image, name: string, size: Metadata): BlockNode {
  const src = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: { estree: parseModule(name) },
  } as const;
  const attribute = <Value>(key: string, value: Value) =>
    ({ type: 'mdxJsxAttribute', name: key, value }) as const;
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      attribute('src', src),
      attribute('alt', alt),
      attribute('width', `${size.width}`),
      attribute('height', `${size.height}`),
      attribute('loading', 'lazy'),
    ],
    children: [],
    position,
  };
}
