import type { SiteArt } from '#shared/site-art/site-art.ts';

const count = 7;

/** A row of half discs along the lower edge, in a different order of colours on each page. */
export const drawPreviewArt: SiteArt['drawPreviewArt'] = ({ width, height, colours, place }) => {
  const step = width / count;
  const first = [...place].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const discs = Array.from({ length: count }, (_, index) => {
    const colour = colours[(first + index * 3) % colours.length];
    return `<circle cx="${((index + 0.5) * step).toFixed(1)}" cy="${height}" r="${(step * 0.46).toFixed(1)}" fill="${colour}"/>`;
  });
  return `<path fill="${colours.at(-1)}" d="M0 ${height - 6}H${width}V${height}H0Z"/>${discs.join('')}`;
};
