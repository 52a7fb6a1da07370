/** A pattern that fills an area: one tile of it, in the current colour. */
export interface Tile {
  /** The size of one tile, in CSS pixels. */
  width: number;
  height: number;
  /** SVG paths, drawn with round ends: lines, 1 px wide unless `weight` says otherwise, and grains, points of 1.7 px. */
  lines?: string;
  weight?: number;
  grains?: string;
}

/** The patterns used on pages of the engine: `#site/art/tiles.ts` exports one of each as `tiles`. */
export type TileName = 'dots' | 'dashes' | 'bricks' | 'waves' | 'crosses';

/** The paths of a picture, one for each of the four colours of the brand's palette. */
export type PalettePaths = readonly [string, string, string, string];

/** The picture of a page's link previews, without its words. */
export interface PreviewSheet {
  width: number;
  height: number;
  /** The lowest position of the words, in pixels from the top. */
  top: number;
  margin: number;
  /** The brand's colours. */
  colours: readonly string[];
  /** Identifies the page: each name gives a picture of its own, always the same. */
  place: string;
}

/** The site's art for pictures that the build draws. */
export interface SiteArt {
  /** `#site/art/mark.ts`: the logo, in a square of 32 units. */
  markPaths: PalettePaths;
  /** `#site/art/preview-art.ts`: SVG elements that lie under the words. */
  drawPreviewArt: (sheet: PreviewSheet) => string;
  /** `#site/art/podcast-cover.ts`: a square SVG. */
  podcastCover: (colours: readonly string[]) => string;
}
