import type { HouseStyle } from './house-style.ts';
import { page, styles } from './page-style.ts';
import type { Doc } from './pen.ts';
import type { Printable } from './printable.ts';
import { setBlock, setText } from './set-blocks.ts';
import type { Counters } from './set-blocks.ts';
import type { Role, Slab } from './slab.ts';

/** The sections of a paper and its references, as slabs. Figures, tables and equations are numbered from 1. */
export function setSections<Graphic>(
  doc: Doc,
  paper: Printable<Graphic>,
  { drawGraphic }: HouseStyle<Graphic>,
): Slab[] {
  const counters: Counters = { figure: 0, table: 0, equation: 0 };
  const sections = paper.sections.flatMap((section, index) => [
    ...setHeading(doc, `${index + 1}\u00a0\u00a0${section.heading}`, index === 0),
    ...section.blocks.flatMap((block, at) => {
      const before = section.blocks[at - 1];
      const first = at === 0 || (typeof before === 'object' && before.type === 'subheading');
      return setBlock(doc, block, { counters, first, drawGraphic });
    }),
  ]);
  if (paper.references.length === 0) return sections;
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

export function setHeading(doc: Doc, text: string, first: boolean): Slab[] {
  const role: Role = { tag: 'H2' };
  const slabs = setText(doc, text, styles.heading, { role, lead: 17, gap: first ? 4 : 17 });
  const last = slabs.at(-1);
  if (last) last.height += 3;
  return slabs.map((slab) => ({ ...slab, keep: true }));
}
