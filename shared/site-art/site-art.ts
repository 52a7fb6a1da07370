import * as z from 'zod';

const size = z.number().positive();

/** A pattern that fills an area: one tile of it, in the current colour. */
const tile = z.strictObject({
  /** The size of one tile, in CSS pixels. */
  width: size,
  height: size,
  /**
   * SVG paths, drawn with round ends: lines, 1 px wide unless `weight` says otherwise, and grains, points of 1.7 px.
   */
  lines: z.string().optional(),
  weight: size.optional(),
  grains: z.string().optional(),
});

export type Tile = z.output<typeof tile>;

/** The patterns used on pages of the engine: `#site/art/tiles.ts` exports one of each as `tiles`. */
export const tilesSchema = z.strictObject({
  dots: tile,
  dashes: tile,
  bricks: tile,
  waves: tile,
  crosses: tile,
});

export type TileName = keyof z.output<typeof tilesSchema>;

const path = z.string().min(1);

/** The paths of a picture, one for each of the four colours of the brand's palette. */
export const palettePathsSchema = z.tuple([path, path, path, path]).readonly();

export type PalettePaths = z.output<typeof palettePathsSchema>;

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
