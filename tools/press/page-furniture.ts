import { composeParagraph } from './compose-paragraph.ts';
import type { HouseStyle } from './house-style.ts';
import { leading, page, styles } from './page-style.ts';
import { colourOf, drawLabel } from './pen.ts';
import type { Doc } from './pen.ts';
import type { Printable } from './printable.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export interface PagePlace {
  number: number;
  total: number;
  /** Whether the page has a running head: the first page of a text has none. */
  headed: boolean;
}

/** Running head and page number; they are not part of the text, so both are tagged as artifacts. */
export function drawFurniture(
  doc: Doc,
  paper: Pick<Printable<never>, 'title' | 'category' | 'publishedAt'>,
  { number, total, headed }: PagePlace,
): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  if (headed) {
    const y = 44;
    drawLabel(doc, paper.category.replace(' | ', ' · '), { x: page.side, y }, styles.furniture);
    drawLabel(
      doc,
      paper.title,
      { x: page.right, y, align: 'right' },
      { ...styles.furniture, italic: true },
    );
    doc.moveTo(page.side, y + 7).lineTo(page.right, y + 7);
    doc.lineWidth(0.4).strokeColor(colourOf(doc, 'faint')).stroke();
  }
  const foot = 808;
  drawLabel(
    doc,
    day.format(new Date(paper.publishedAt)),
    { x: page.side, y: foot },
    styles.furniture,
  );
  drawLabel(
    doc,
    `${number} / ${total}`,
    { x: page.right, y: foot, align: 'right' },
    styles.furniture,
  );
  doc.endMarkedContent();
}

/** The head of the first page: masthead, title, byline, abstract, and the data in the side column. */
export function setTitlePage<Graphic>(
  doc: Doc,
  paper: Printable<Graphic>,
  { drawBand }: HouseStyle<Graphic>,
): { bottom: number; draw: () => void } {
  const full = page.right - page.side;
  const title = composeParagraph(doc, paper.title, styles.title, full, 'even');
  const abstract = composeParagraph(
    doc,
    paper.abstract,
    styles.abstract,
    page.textWidth,
    'justified',
  );
  const facts = [
    ['Published', day.format(new Date(paper.publishedAt))],
    ['Subject', paper.category.replace(' | ', ' · ')],
    ['Keywords', paper.keywords.join(', ')],
  ].map(([head = '', text = '']) => ({
    head,
    lines: composeParagraph(doc, text, styles.side, page.sideWidth, 'ragged'),
  }));
  const titleTop = 104;
  const bylineY = titleTop + title.length * 29 + 2;
  const abstractTop = bylineY + 34;
  const factsHeight = facts.reduce((sum, fact) => sum + 17 + fact.lines.length * 10, 0);
  const abstractHeight = abstract.length * leading;
  const bottom = abstractTop + Math.max(abstractHeight, factsHeight) + 12;

  const draw = () => {
    doc.markContent('Artifact', { type: 'Layout' });
    drawBand(doc, 46);
    doc.endMarkedContent();
    const content = (tag: 'H1' | 'P', paint: () => void) => {
      const element = doc.struct(tag);
      doc.addStructure(element);
      element.add(doc.markStructureContent(tag));
      paint();
      doc.endMarkedContent();
      element.end();
    };
    content('P', () => {
      const text = paper.category.replace(' | ', '  ·  ').toUpperCase();
      drawLabel(doc, text, { x: page.side, y: 80 }, styles.masthead);
    });
    content('H1', () => {
      title.forEach((line, i) => line.draw(page.side, titleTop + 14 + i * 29));
    });
    content('P', () => {
      drawLabel(
        doc,
        paper.author,
        { x: page.side, y: bylineY + 8 },
        { ...styles.body, colour: 'muted' },
      );
    });
    content('P', () => {
      let y = abstractTop;
      for (const fact of facts) {
        drawLabel(doc, fact.head.toUpperCase(), { x: page.side, y: y + 9 }, styles.sideHead);
        fact.lines.forEach((line, i) => line.draw(page.side, y + 20 + i * 10));
        y += 17 + fact.lines.length * 10;
      }
    });
    content('P', () => {
      abstract.forEach((line, i) => line.draw(page.text, abstractTop + 10 + i * leading));
    });
  };
  return { bottom, draw };
}
