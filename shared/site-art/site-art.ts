/** A pattern that fills an area: one tile of it, in the current colour. */
export interface Tile {
  /** Of one tile, in CSS pixels. */
  width: number;
  height: number;
  /** SVG paths, drawn with round ends: lines, 1 px wide unless `weight` says otherwise, and grains, points of 1.7 px. */
  lines?: string;
  weight?: number;
  grains?: string;
}

/** The patterns that pages of the engine are drawn with: `#site/art/tiles.ts` exports one of each as `tiles`. */
export type TileName = 'dots' | 'dashes' | 'bricks' | 'waves' | 'crosses';

/** Paths of a picture in the four colours of the brand's palette, one for each. */
export type PalettePaths = readonly [string, string, string, string];

/** The picture of a page's link previews, without its words. */
export interface PreviewSheet {
  width: number;
  height: number;
  /** Words reach down to here at most. */
  top: number;
  margin: number;
  /** Of the brand. */
  colours: readonly string[];
  /** Names the page: the same name gives the same picture, another one another. */
  place: string;
}

/** What the build draws pictures with. */
export interface SiteArt {
  /** `#site/art/mark.ts`: the logo, in a square of 32 units. */
  markPaths: PalettePaths;
  /** `#site/art/preview-art.ts`: SVG elements that lie under the words. */
  drawPreviewArt: (sheet: PreviewSheet) => string;
  /** `#site/art/podcast-cover.ts`: a square SVG. */
  podcastCover: (colours: readonly string[]) => string;
}
