import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** The bars of a chorus, by their colour. */
const chorus = [3, 2, 3, 0, 2, 2, 3, 1, 0, 1, 3, 0];
const bar = 1200 / (chorus.length * 4);
const barsOf = (colour: number) =>
  Array.from({ length: chorus.length * 4 }, (_, i) => i)
    .filter((i) => chorus[i % chorus.length] === colour)
    .map((i) => `M${i * bar} 0h${bar}V40h${-bar}Z`)
    .join('');

/** The drawing of the player's seek bar, in 1200 by 40 units: four choruses, bar by bar. */
export const trackPaths: PalettePaths = [barsOf(0), barsOf(1), barsOf(2), barsOf(3)];
