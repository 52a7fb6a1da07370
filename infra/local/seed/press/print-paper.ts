import PDFDocument from 'pdfkit';
import { plainText } from './inline.ts';
import { drawFurniture, setTitlePage } from './page-furniture.ts';
import { page, styles } from './page-style.ts';
import type { Paper } from './paper.ts';
import type { Doc } from './pen.ts';
import { setBlock, setText } from './set-blocks.ts';
import type { Counters } from './set-blocks.ts';
import { flowSlabs } from './slab.ts';
import type { Placement, Role, Slab } from './slab.ts';
import { registerTypefaces } from './typefaces.ts';

/**
 * Prints a paper as a tagged A4 PDF. The same paper gives the same bytes: the only date in the file
 * is the day of publication.
 *
 * @returns the file and its number of pages
 * @throws Error when a text of the paper has unbalanced marks
 */
export async function printPaper(paper: Paper): Promise<{ pdf: Buffer; pages: number }> {
  const published = new Date(paper.publishedAt);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    info: {
      Title: plainText(paper.title),
      Author: paper.author,
      Subject: plainText(paper.shortDescription),
      Keywords: paper.keywords.join(', '),
      Creator: 'Outcrop press',
      CreationDate: published,
      ModDate: published,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerTypefaces(doc);

  const title = setTitlePage(doc, paper);
  const pages = flowSlabs(setPaper(doc, paper), title.bottom, page.top, page.bottom);
  drawPages(doc, paper, pages, title.draw);
  doc.end();
  await finished;
  return { pdf: Buffer.concat(chunks), pages: pages.length };
}

function setPaper(doc: Doc, paper: Paper): Slab[] {
  const counters: Counters = { figure: 0, table: 0, equation: 0 };
  const sections = paper.sections.flatMap((section, index) => [
    ...setHeading(doc, `${index + 1}\u00a0\u00a0${section.heading}`, index === 0),
    ...section.blocks.flatMap((block, at) => {
      const before = section.blocks[at - 1];
      const headed = at === 0 || (typeof before === 'object' && before.type === 'subheading');
      return setBlock(doc, block, counters, headed);
    }),
  ]);
  const references = paper.references.flatMap((reference) =>
    setText(doc, reference, styles.reference, {
      role: { tag: 'P' },
      x: page.text,
      width: page.textWidth - 14,
      lead: 11.8,
      gap: 3.4,
      hanging: 14,
    }),
  );
  return [...sections, ...setHeading(doc, 'References', false), ...references];
}

function setHeading(doc: Doc, text: string, first: boolean): Slab[] {
  const role: Role = { tag: 'H2' };
  const slabs = setText(doc, text, styles.heading, { role, lead: 17, gap: first ? 4 : 17 });
  const last = slabs.at(-1);
  if (last) last.height += 3;
  return slabs.map((slab) => ({ ...slab, keep: true }));
}

/** Draws page by page; slabs that share a role join one structure element, across pages too. */
function drawPages(doc: Doc, paper: Paper, pages: Placement[][], drawTitle: () => void): void {
  const elements = new Map<Role, PDFKit.PDFStructureElement>();
  for (const [index, placements] of pages.entries()) {
    doc.addPage();
    drawFurniture(doc, paper, index + 1, pages.length);
    if (index === 0) drawTitle();
    for (const { slab, y } of placements) {
      let element = elements.get(slab.role);
      if (!element) {
        element = doc.struct(slab.role.tag, slab.role.alt ? { alt: slab.role.alt } : {});
        elements.set(slab.role, element);
        doc.addStructure(element);
      }
      element.add(doc.markStructureContent(slab.role.tag));
      slab.draw(y);
      doc.endMarkedContent();
    }
  }
  for (const element of elements.values()) element.end();
}
