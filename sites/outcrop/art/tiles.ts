import type { Tile, TileName } from '#shared/site-art/site-art.ts';
import { lithologies } from './lithologies.ts';

const { sandstone, shale, limestone, aquifer, granite } = lithologies;

/** The engine's pages use rock patterns. */
export const tiles: Record<TileName, Tile> = {
  dots: sandstone,
  dashes: shale,
  bricks: limestone,
  waves: aquifer,
  crosses: granite,
};
