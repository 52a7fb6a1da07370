import type { Tile, TileName } from '#shared/site-art/site-art.ts';

/** The background patterns of pages. */
export const tiles: Record<TileName, Tile> = {
  dots: { width: 12, height: 12, grains: 'M3 3h0M9 9h0' },
  dashes: { width: 20, height: 10, lines: 'M2 2.5h8M12 7.5h8' },
  bricks: { width: 16, height: 16, lines: 'M0 .5h16M.5 0v16' },
  waves: { width: 16, height: 16, lines: 'M-2 18L18 -2M-2 2L2 -2M14 18L18 14' },
  crosses: { width: 16, height: 16, lines: 'M8 5v6M5 8h6' },
};
