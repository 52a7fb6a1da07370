import type { SiteArt } from '#shared/site-art/site-art.ts';

const count = 24;

/** A keyboard along the lower edge, with a different chord pressed on each page. */
export const drawPreviewArt: SiteArt['drawPreviewArt'] = ({ width, height, colours, place }) => {
  const key = width / count;
  const top = height - 104;
  const seed = [...place].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  const first = seed % 6;
  const pressed = new Map(
    [first, first + 5, first + 9, first + 14].map((at, i) => [at, colours[i % 3]]),
  );
  const whites = Array.from({ length: count }, (_, i) => {
    const fill = pressed.get(i) ?? '#fffdf8';
    return `<path d="M${(i * key).toFixed(1)} ${top}h${(key - 3).toFixed(1)}V${height}h${(3 - key).toFixed(1)}Z" fill="${fill}"/>`;
  });
  const blacks = Array.from({ length: count }, (_, i) => i)
    .filter((i) => [0, 1, 3, 4, 5].includes(i % 7))
    .map(
      (i) =>
        `<path d="M${((i + 0.68) * key).toFixed(1)} ${top}h${(key * 0.6).toFixed(1)}V${height - 42}h${(-key * 0.6).toFixed(1)}Z" fill="${colours.at(-1)}"/>`,
    );
  const rail = `<path d="M0 ${top - 8}H${width}V${height}H0Z" fill="${colours.at(-1)}"/>`;
  return [rail, ...whites, ...blacks].join('');
};
