import { createPlacer } from './draw-placements.ts';
import { openDocument } from './open-document.ts';
import { drawFurniture, setTitlePage } from './page-furniture.ts';
import { page } from './page-style.ts';
import type { Paper } from './paper.ts';
import { setSections } from './set-sections.ts';
import { flowSlabs } from './slab.ts';

/**
 * Prints a paper as a tagged A4 PDF. The same paper produces the same bytes: the only date in the file is the
 * day of publication.
 * @returns the file and its number of pages
 * @throws Error when a text of the paper has unbalanced marks
 */
export async function printPaper(paper: Paper): Promise<{ pdf: Buffer; pages: number }> {
  const { doc, close } = openDocument(paper);
  const title = setTitlePage(doc, paper);
  const pages = flowSlabs(setSections(doc, paper), title.bottom, page.top, page.bottom);
  const placer = createPlacer(doc);
  for (const [index, placements] of pages.entries()) {
    doc.addPage();
    drawFurniture(doc, paper, { number: index + 1, total: pages.length, headed: index > 0 });
    if (index === 0) title.draw();
    placer.draw(placements);
  }
  placer.end();
  return { pdf: await close(), pages: pages.length };
}
