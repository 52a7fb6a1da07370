import type { randomFrom } from '#tools/press/sampling.ts';

/** The front of a record sleeve, to draw on. */
export interface Sleeve {
  width: number;
  height: number;
  scheme: Scheme;
  random: ReturnType<typeof randomFrom>;
}

/** As if printed in two or three inks on coloured card. */
export interface Scheme {
  ground: string;
  /** Large shapes, from the loudest to the quietest. */
  shapes: readonly [string, string, string];
  ink: string;
  light: string;
}

const [mustard, vermilion, blue, aubergine, cream] = [
  '#e7b24c',
  '#d5532f',
  '#2f7ea6',
  '#3b1c3a',
  '#f6ecd9',
];

export const schemes: readonly Scheme[] = [
  { ground: cream, shapes: [vermilion, blue, mustard], ink: aubergine, light: '#fffaf0' },
  { ground: mustard, shapes: [aubergine, vermilion, blue], ink: aubergine, light: cream },
  { ground: aubergine, shapes: [blue, mustard, vermilion], ink: cream, light: cream },
  { ground: blue, shapes: [cream, mustard, aubergine], ink: aubergine, light: cream },
];

const px = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${fill}" ${more}/>`;

export const ring = (x: number, y: number, r: number, colour: string, weight: number): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="none" stroke="${colour}" stroke-width="${px(weight)}"/>`;

/** A symbol of staff notation, with its size in staff spaces. */
export const sign = (path: string, x: number, y: number, size: number, fill: string): string =>
  `<path d="${path}" fill="${fill}" transform="translate(${px(x)} ${px(y)}) scale(${px(size)})"/>`;

export const whole = (sleeve: Sleeve, fill: string): string =>
  rect([0, 0, sleeve.width, sleeve.height], fill);
