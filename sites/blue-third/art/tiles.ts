import type { Tile, TileName } from '#shared/site-art/site-art.ts';

/** The background patterns of pages. */
export const tiles: Record<TileName, Tile> = {
  // Long and short, as in a swung bar.
  dots: { width: 18, height: 12, grains: 'M3 3h2M13 3h0M12 9h2M4 9h0' },
  // Ledger lines.
  dashes: { width: 24, height: 12, lines: 'M2 2.5h12M12 8.5h10' },
  // Keys.
  bricks: { width: 21, height: 18, lines: 'M.5 0v18M7.5 9v9M14.5 9v9M7.5 0v9M14.5 0v9', weight: 1 },
  // Grooves.
  waves: { width: 20, height: 20, lines: 'M0 20A20 20 0 0 1 20 0M0 10A10 10 0 0 1 10 0' },
  // Sharps.
  crosses: { width: 20, height: 20, lines: 'M8 6v9M12 5v9M6 9l8-1.5M6 12.5l8-1.5' },
};
