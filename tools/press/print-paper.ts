import { createPlacer } from './draw-placements.ts';
import type { HouseStyle } from './house-style.ts';
import { openDocument, type DocumentFacts } from './open-document.ts';
import { drawFurniture, setTitlePage } from './page-furniture.ts';
import { page } from './page-style.ts';
import type { Printable } from './printable.ts';
import { setSections } from './set-sections.ts';
import { flowSlabs } from './slab.ts';

/**
 * Prints a paper as a tagged A4 PDF. The same paper produces the same bytes: the only date in the file is the day of
 * publication.
 * @returns the file and its number of pages
 * @throws Error if a text of the paper has unbalanced marks
 */
export async function printPaper<Graphic>(
  paper: Printable<Graphic> & DocumentFacts,
  houseStyle: HouseStyle<Graphic>,
): Promise<{ pdf: Buffer; pages: number }> {
  const { doc, close } = openDocument(paper, houseStyle);
  const title = setTitlePage(doc, paper, houseStyle);
  const pages = flowSlabs(setSections(doc, paper, houseStyle), title.bottom, page.top, page.bottom);
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
