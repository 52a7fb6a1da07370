import type { Tile, TileName } from '#shared/site-art/site-art.ts';
import { lithologies } from './lithologies.ts';

const { sandstone, shale, limestone, aquifer, granite } = lithologies;

/** The engine's pages are drawn with rocks. */
export const tiles: Record<TileName, Tile> = {
  dots: sandstone,
  dashes: shale,
  bricks: limestone,
  waves: aquifer,
  crosses: granite,
};
