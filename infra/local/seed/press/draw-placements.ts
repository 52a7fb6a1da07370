import type { Doc } from './pen.ts';
import type { Placement, Role } from './slab.ts';

/** Draws the slabs of page after page; those that share a role join one structure element, across pages too. */
export function createPlacer(doc: Doc) {
  const elements = new Map<Role, PDFKit.PDFStructureElement>();
  return {
    /** Onto the page that is open. */
    draw(placements: readonly Placement[]): void {
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
    },
    end(): void {
      for (const element of elements.values()) element.end();
    },
  };
}
