import type { SiteArt } from '#shared/site-art/site-art.ts';

const side = 1500;

/** The cover of the podcast: concentric circles. */
export const podcastCover: SiteArt['podcastCover'] = (colours) => {
  const middle = side / 2;
  const circles = colours.map(
    (colour, index) =>
      `<circle cx="${middle}" cy="${middle}" r="${640 - index * 150}" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${circles.join('')}</svg>`;
};
