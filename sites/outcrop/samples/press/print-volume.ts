import { composeParagraph } from '#tools/press/compose-paragraph.ts';
import { createPlacer } from '#tools/press/draw-placements.ts';
import { openDocument } from '#tools/press/open-document.ts';
import { drawFurniture, setTitlePage } from '#tools/press/page-furniture.ts';
import { page, styles } from '#tools/press/page-style.ts';
import { paperWhite } from '#tools/press/print-colours.ts';
import { drawStrata } from './draw-strata.ts';
import { houseStyle } from './house-style.ts';
import { palette } from './palette.ts';
import { drawLabel, type Doc } from '#tools/press/pen.ts';
import { setText } from '#tools/press/set-blocks.ts';
import { setHeading, setSections } from '#tools/press/set-sections.ts';
import { flowSlabs, type Role, type Slab } from '#tools/press/slab.ts';
import type { Volume } from './volume.ts';

/**
 * Prints a volume as a tagged A4 PDF: the cover, the contents with the preface, then each chapter from a new
 * page. The same volume produces the same bytes.
 * @param cover a JPEG for the first page
 */
export async function printVolume(
  volume: Volume,
  cover: Buffer,
): Promise<{ pdf: Buffer; pages: number }> {
  const { doc, close } = openDocument(volume, houseStyle);
  const starts: number[] = [];
  const front = flowSlabs(setFront(doc, volume, starts), 150, page.top, page.bottom);
  const chapters = volume.chapters.map((chapter) => {
    const title = setTitlePage(doc, chapter, houseStyle);
    return {
      chapter,
      title,
      pages: flowSlabs(setSections(doc, chapter, houseStyle), title.bottom, page.top, page.bottom),
    };
  });
  let next = 2 + front.length;
  for (const { pages } of chapters) {
    starts.push(next);
    next += pages.length;
  }
  const total = next - 1;
  const placer = createPlacer(doc);

  drawCoverPage(doc, volume, cover);
  let number = 1;
  for (const [index, placements] of front.entries()) {
    doc.addPage();
    number += 1;
    drawFurniture(doc, volume, { number, total, headed: index > 0 });
    if (index === 0) drawHeadBand(doc);
    placer.draw(placements);
  }
  for (const { chapter, title, pages } of chapters) {
    for (const [index, placements] of pages.entries()) {
      doc.addPage();
      number += 1;
      if (index === 0) doc.outline.addItem(chapter.title);
      drawFurniture(doc, chapter, { number, total, headed: index > 0 });
      if (index === 0) title.draw();
      placer.draw(placements);
    }
  }
  placer.end();
  attach(doc, volume);
  return { pdf: await close(), pages: total };
}

/** Title, contents and preface. `starts` has the page of each chapter, known by the time this is drawn. */
function setFront(
  doc: Doc,
  { title, subtitle, chapters, preface }: Volume,
  starts: number[],
): Slab[] {
  const role: Role = { tag: 'H1' };
  const heading = composeParagraph(doc, title, styles.title, page.right - page.side, 'even');
  const lines = heading.map((line): Slab => ({
    height: 29,
    gap: 0,
    keep: true,
    float: false,
    role,
    draw: (y) => line.draw(page.side, y + 14),
  }));
  const under = setText(doc, subtitle, styles.abstract, {
    role: { tag: 'P' },
    x: page.side,
    gap: 4,
  });
  const contents = chapters.map((chapter, index): Slab => ({
    height: 17,
    gap: index === 0 ? 4 : 0,
    keep: false,
    float: false,
    role: { tag: 'P' },
    draw: (y) => {
      drawLabel(doc, chapter.title, { x: page.text, y: y + 12 }, styles.reference);
      const at = { x: page.right, y: y + 12, align: 'right' as const };
      drawLabel(doc, String(starts[index] ?? ''), at, styles.reference);
    },
  }));
  const words = preface.flatMap((text, index) =>
    setText(doc, text, styles.body, {
      role: { tag: 'P' },
      gap: index === 0 ? 1 : 6,
      justify: true,
    }),
  );
  return [
    ...lines,
    ...under,
    ...setHeading(doc, 'Contents', false),
    ...contents,
    ...setHeading(doc, 'About this volume', false),
    ...words,
  ];
}

function drawHeadBand(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  drawStrata(doc, 96);
  doc.endMarkedContent();
}

/** The picture over the whole sheet, and a plate with the title. */
function drawCoverPage(doc: Doc, { title, subtitle, author }: Volume, cover: Buffer): void {
  doc.addPage();
  doc.markContent('Artifact', { type: 'Layout' });
  doc.image(cover, 0, 0, { cover: [page.width, page.height], align: 'center', valign: 'center' });
  const plate = { x: 110, width: 400 };
  const style = { ...styles.title, size: 30 };
  const lines = composeParagraph(doc, title, style, plate.width - 56, 'even');
  const under = composeParagraph(doc, subtitle, styles.abstract, plate.width - 56, 'ragged');
  const height = 64 + lines.length * 35 + under.length * 15 + 40;
  const top = 150;
  doc.rect(plate.x, top, plate.width, height).fill(paperWhite);
  doc.rect(plate.x + 7, top + 7, plate.width - 14, height - 14);
  doc.lineWidth(0.8).strokeColor(palette.ink).stroke();
  lines.forEach((line, i) => line.draw(plate.x + 28, top + 58 + i * 35));
  const below = top + 58 + lines.length * 35;
  under.forEach((line, i) => line.draw(plate.x + 28, below + i * 15));
  drawLabel(
    doc,
    author,
    { x: plate.x + 28, y: below + under.length * 15 + 22 },
    { ...styles.side, colour: palette.slate },
  );
  doc.endMarkedContent();
}

function attach(doc: Doc, { attachments = [], publishedAt }: Volume): void {
  const date = new Date(publishedAt);
  for (const { name, description, text } of attachments) {
    const facts = { name, description, type: 'text/plain', creationDate: date, modifiedDate: date };
    doc.file(Buffer.from(text, 'ascii'), facts);
  }
}
