import type { Area } from './area.ts';
import type { Doc } from './pen.ts';
import type { PrintColours } from './print-colours.ts';

/** What the papers of a site have in common. */
export interface HouseStyle<Graphic> {
  /** The program that the file names as its creator. */
  creator: string;
  colours: PrintColours;
  /** Draws the band across the head of a first page, from `top` down. */
  drawBand: (doc: Doc, top: number) => void;
  drawGraphic: (doc: Doc, graphic: Graphic, area: Area) => void;
}
