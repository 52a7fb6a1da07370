import type { SiteArt } from '#shared/site-art/site-art.ts';

/** Apple accepts 1400 to 3000 pixels; larger covers only load more slowly. */
const side = 1500;
const margin = 140;
const middle = side / 2;
const paper = '#f7f3ea';
const bars = 17;
const barWidth = 46;

/** The cover of the podcast: a voice as a row of cores through the brand's beds. */
export const podcastCover: SiteArt['podcastCover'] = (colours) => {
  const beds = colours.map(
    (colour, bed) => `<path fill="${colour}" d="${bedFrom(bed * 235 + 240, bed)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="${side}" height="${side}" fill="${paper}"/>
<clipPath id="voice">${cores()}</clipPath>
<g clip-path="url(#voice)"><rect width="${side}" height="${side}" fill="${colours[0]}"/>${beds.join('')}</g>
</svg>`;
};

/** The loudness of a sentence with two breaths in it; the same beds run through all cores. */
function cores(): string {
  const step = (side - 2 * margin - barWidth) / (bars - 1);
  return Array.from({ length: bars }, (_, index) => {
    const place = index / (bars - 1);
    const phrase = Math.abs(Math.sin(place * Math.PI * 2.9 + 0.15)) ** 0.8;
    const syllable = 0.76 + 0.24 * Math.cos(index * 2.4);
    const height = 150 + 1050 * phrase * syllable;
    const x = margin + index * step;
    return `<rect x="${x.toFixed(1)}" y="${(middle - height / 2).toFixed(1)}" width="${barWidth}" height="${height.toFixed(1)}" rx="${barWidth / 2}"/>`;
  }).join('');
}

/** Everything below the slightly folded top of a bed. */
function bedFrom(top: number, bed: number): string {
  const points = Array.from({ length: 51 }, (_, index) => {
    const x = (index * side) / 50;
    const fold = 52 * Math.sin(x / 260 + bed * 0.9) + 14 * Math.sin(x / 90 + bed * 2);
    return `${x} ${(top + fold).toFixed(1)}`;
  });
  return `M${points.join('L')}L${side} ${side}L0 ${side}Z`;
}
