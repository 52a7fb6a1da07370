import type { SiteArt } from '#shared/site-art/site-art.ts';

const side = 1500;

/** The cover of the podcast: a record on a sleeve of dots, long and short. */
export const podcastCover: SiteArt['podcastCover'] = ([mustard, vermilion, blue, dark]) => {
  const dots = Array.from({ length: 6 }, (_, row) =>
    [0, 1, 2, 3].map((beat) => {
      const [x, y] = [120 + beat * 360, 140 + row * 245];
      const colour = row === 2 ? vermilion : dark;
      return `<circle cx="${x}" cy="${y}" r="82" fill="${colour}"/><circle cx="${x + 236}" cy="${y}" r="32" fill="${row === 2 ? vermilion : blue}"/>`;
    }),
  ).flat();
  const [x, y, r] = [930, 900, 700];
  const grooves = Array.from(
    { length: 12 },
    (_, i) =>
      `<circle cx="${x}" cy="${y}" r="${r * (0.42 + i * 0.045)}" fill="none" stroke="#39293a" stroke-width="4"/>`,
  );
  const label = r * 0.34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" fill="${mustard}"/>`,
    ...dots,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#1a121b"/>`,
    ...grooves,
    `<circle cx="${x}" cy="${y}" r="${label}" fill="${blue}"/>`,
    `<path d="M${x - label} ${y}A${label} ${label} 0 0 0 ${x + label} ${y}Z" fill="${vermilion}"/>`,
    `<circle cx="${x}" cy="${y}" r="26" fill="#f6ecd9"/>`,
    '</svg>',
  ].join('');
};
