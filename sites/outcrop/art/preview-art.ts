import type { SiteArt } from '#shared/site-art/site-art.ts';
import { drawSection } from './draw-section.ts';

const rule = '#c3cbc9';

/** A map sheet with a section along its lower edge. */
export const drawPreviewArt: SiteArt['drawPreviewArt'] = (sheet) => {
  const { width, height, top, colours, place } = sheet;
  return `${graticule(sheet)}
${drawSection({ width, top, bottom: height, colours, place })}`;
};

/** Grid and ticks of a map sheet, below everything else. */
function graticule({ width, height, margin }: Record<'width' | 'height' | 'margin', number>) {
  const across = Array.from({ length: 15 }, (_, index) => `M${40 + index * 80} 0V${height}`);
  const down = Array.from({ length: 8 }, (_, index) => `M0 ${30 + index * 80}H${width}`);
  return `<path fill="none" stroke="${rule}" stroke-opacity=".35" d="${[...across, ...down].join('')}"/>
<path fill="none" stroke="${rule}" stroke-width="2" d="M${margin} 116H${width - margin}"/>`;
}
