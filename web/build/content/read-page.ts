import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { addPictures } from './add-pictures.ts';
import { blocksOf, checkBlocks } from './check-blocks.ts';
import { checkLinks } from './check-links.ts';
import type { ContentSettings } from './content-settings.ts';
import { dropSwitchedOff } from './drop-switched-off.ts';
import { insertValues } from './insert-values.ts';
import { textOf, type BlockNode } from './nodes.ts';
import { labelCells } from './label-cells.ts';
import { nameFences } from './name-fences.ts';
import { pageModule } from './page-module.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { wrapText } from './wrap-text.ts';

/** A remark plugin that checks a page of text and prepares it, so that MDX compiles it to a component of its layout. */
export function readPage(settings: ContentSettings) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { layout, fields } = readFrontMatter(tree, file, settings);
    dropSwitchedOff(tree, file, settings.capabilities);
    insertValues(tree, file, settings.values);
    const blocks = { ...settings.blocks, ...layout.blocks };
    if (blocks['Code']) nameFences(tree, file);
    checkBlocks(tree, file, blocks);
    checkLinks(tree, file, settings.paths);
    const pictures = await addPictures(tree, file);
    const contents = blocksOf(tree).flatMap(sectionOf);
    if (layout.wrapText) wrapText(tree, blocks);
    if (layout.tables === 'records') labelCells(tree);
    const page = { layout, blocks, pictures, fields: { ...fields, contents } };
    tree.children.push(...pageModule({ tree, ...page }));
  };
}

/** Returns a section's entry in the page's table of contents. */
function sectionOf(block: BlockNode): { id: string; heading: string }[] {
  const id = textOf(block, 'id');
  const heading = textOf(block, 'heading');
  return block.name === 'Section' && id && heading ? [{ id, heading }] : [];
}
