import { siteConfig } from '#shared/site-config/index.ts';
import type { HouseStyle } from '#tools/press/house-style.ts';
import { drawGraphic } from './draw-graphic.ts';
import { drawStrata } from './draw-strata.ts';
import type { Graphic } from './graphic.ts';
import { palette } from './palette.ts';

/** How this site prints. */
export const houseStyle: HouseStyle<Graphic> = {
  creator: `${siteConfig.brand.product} press`,
  colours: {
    ink: palette.ink,
    accent: palette.lapis,
    muted: palette.slate,
    faint: palette.grey,
  },
  drawBand: drawStrata,
  drawGraphic,
};
