import { brush } from './brush.ts';

/* The symbols of staff notation as paths, in staff spaces; y points down, and 0 is the line or space that the symbol
   belongs to. */

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Around the line of G. */
export const trebleClef = [
  brush([
    [-0.1, 0.62, 0.1],
    [-0.52, 0.2, 0.17],
    [-0.38, -0.5, 0.26],
    [0.22, -0.86, 0.3],
    [0.92, -0.5, 0.3],
    [1.08, 0.28, 0.32],
    [0.5, 0.98, 0.28],
    [-0.42, 0.98, 0.24],
    [-1.18, 0.38, 0.26],
    [-1.3, -0.6, 0.34],
    [-0.8, -1.7, 0.42],
    [0.02, -2.6, 0.44],
    [0.54, -3.5, 0.36],
    [0.5, -4.4, 0.24],
    [0.2, -4.86, 0.12],
    [-0.14, -4.5, 0.18],
    [-0.22, -3.7, 0.22],
    [-0.06, -2.4, 0.17],
    [0.24, -0.4, 0.15],
    [0.5, 1.5, 0.15],
    [0.5, 2.3, 0.17],
    [0.1, 2.78, 0.16],
    [-0.34, 2.6, 0.14],
  ]),
  disc(-0.3, 2.3, 0.34),
].join('');

/** Around the line of F. */
export const bassClef = [
  disc(-0.5, 0.02, 0.33),
  brush([
    [-0.72, -0.1, 0.1],
    [-0.5, -0.7, 0.14],
    [0.1, -0.98, 0.2],
    [0.78, -0.66, 0.38],
    [0.98, 0.2, 0.46],
    [0.6, 1.3, 0.32],
    [-0.2, 2.2, 0.18],
    [-0.95, 2.7, 0.06],
  ]),
  disc(1.6, -0.5, 0.2),
  disc(1.6, 0.5, 0.2),
].join('');

const [rx, ry] = [0.62, 0.42];
/** Tilted, as engravers cut it. */
const oval = (x: number, y: number, turn: number) =>
  `M${-x * Math.cos(turn)} ${x * Math.sin(turn)}A${x} ${y} ${(-turn * 180) / Math.PI} 1 0 ${x * Math.cos(turn)} ${-x * Math.sin(turn)}A${x} ${y} ${(-turn * 180) / Math.PI} 1 0 ${-x * Math.cos(turn)} ${x * Math.sin(turn)}Z`;

export const blackHead = oval(rx, ry, 0.42);
/** Filled by the even-odd rule, so that their middles stay open. */
export const halfHead = blackHead + oval(rx * 0.84, ry * 0.46, 0.62);
export const wholeHead = oval(0.82, 0.47, 0) + oval(0.34, 0.42, 0.9);
export const slashHead = 'M-.62 .9L.2 -.9H.62L-.2 .9Z';

export const flat = [
  'M-.36 -2.1H-.24V.62H-.36Z',
  brush([
    [-0.3, -0.28, 0.12],
    [0.08, -0.5, 0.24],
    [0.26, -0.22, 0.26],
    [0.04, 0.22, 0.16],
    [-0.3, 0.6, 0.08],
  ]),
].join('');
export const sharp =
  'M-.22 -1.28H-.1V1.42H-.22ZM.1 -1.42H.22V1.28H.1ZM-.44 -.42L.44 -.66V-.34L-.44 -.1ZM-.44 .42L.44 .18V.5L-.44 .74Z';

export const natural =
  'M-.3 -1.5H-.18V.72H-.3ZM.18 -.72H.3V1.5H.18ZM-.3 -.46L.3 -.7V-.38L-.3 -.14ZM-.3 .46L.3 .22V.54L-.3 .78Z';

export const quarterRest = brush([
  [-0.3, -1.5, 0.06],
  [0.16, -0.86, 0.34],
  [-0.06, -0.3, 0.46],
  [0.3, 0.42, 0.1],
  [-0.2, 0.34, 0.3],
  [-0.3, 0.8, 0.26],
  [0.1, 1.42, 0.05],
]);
export const eighthRest = [
  disc(-0.24, -0.62, 0.26),
  brush([
    [-0.3, -0.42, 0.08],
    [0.1, -0.4, 0.14],
    [0.4, -0.8, 0.08],
  ]),
  brush([
    [0.4, -0.82, 0.08],
    [0.16, 0.2, 0.14],
    [-0.06, 1, 0.12],
  ]),
].join('');
/** Hangs from a line. */
export const wholeRest = 'M-.6 0H.6V.5H-.6Z';
/** Sits on a line. */
export const halfRest = 'M-.6 -.5H.6V0H-.6Z';
/** At the end of a stem that points up. */
export const flag = brush([
  [0, 0, 0.1],
  [0.12, 0.62, 0.36],
  [0.62, 1.2, 0.26],
  [0.84, 1.8, 0.16],
  [0.6, 2.6, 0.05],
]);
