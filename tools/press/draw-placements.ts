import type { Doc } from './pen.ts';
import type { Placement, Role } from './slab.ts';

/** Draws the slabs page by page. Slabs with the same role form one structure element, even across pages. */
export function createPlacer(doc: Doc) {
  const elements = new Map<Role, PDFKit.PDFStructureElement>();
  return {
    /** Draws onto the current page. */
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
