import type { Tile } from '#shared/site-art/site-art.ts';

/** Rocks with patterns of their own, after the symbols of geological sections. */
export type Rock =
  | 'sandstone'
  | 'shale'
  | 'limestone'
  | 'conglomerate'
  | 'siltstone'
  | 'coal'
  | 'basalt'
  | 'granite'
  | 'aquifer';

export const lithologies: Record<Rock, Tile> = {
  sandstone: { width: 14, height: 14, grains: 'M2.5 3h0M9.5 5.5h0M5 10.5h0M12 12h0' },
  shale: { width: 22, height: 10, lines: 'M1 2.5h9M13 7.5h8' },
  limestone: { width: 28, height: 16, lines: 'M0 .5h28M0 8.5h28M7.5 0v8M21.5 8v8' },
  conglomerate: {
    width: 26,
    height: 20,
    lines:
      'M2.5 6a4.5 3 0 1 0 9 0a4.5 3 0 1 0-9 0M14 13a5 3.4 0 1 0 10 0a5 3.4 0 1 0-10 0M16.4 4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M4.2 15.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  },
  siltstone: { width: 20, height: 10, lines: 'M1 2.5h6M12 7.5h6', grains: 'M11 2.5h0M5 7.5h0' },
  coal: { width: 12, height: 6, lines: 'M0 2h8M10 2h2M0 5.5h3M5 5.5h7', weight: 3 },
  basalt: { width: 18, height: 14, lines: 'M2 3l2.5 4L7 3M11 9l2.5 4L16 9' },
  granite: { width: 18, height: 18, lines: 'M4.5 2v5M2 4.5h5M13.5 11v5M11 13.5h5' },
  aquifer: { width: 24, height: 12, lines: 'M0 3.5c3-3 6-3 9 0s3 2 5 0M12 9.5c3-3 6-3 9 0' },
};
