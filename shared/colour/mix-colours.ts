import { linearParts } from './contrast.ts';

type Matrix = readonly (readonly number[])[];

// https://bottosson.github.io/posts/oklab
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Mixes two colours as CSS does: `color-mix(in oklab, one 9%, other)` for a share of 0.09. */
export function mixColours(one: string, share: number, other: string): string {
  const [first, second] = [lab(one), lab(other)];
  const mixed = first.map((part, index) => part * share + second[index]! * (1 - share));
  const cones = multiply(fromLab, mixed).map((part) => part ** 3);
  return `#${multiply(fromCones, cones).map(hex).join('')}`;
}

const lab = (colour: string) =>
  multiply(toLab, multiply(toCones, linearParts(colour)).map(Math.cbrt));

function multiply(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at]!, 0));
}

function hex(linear: number): string {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  const value = Math.round(Math.min(1, Math.max(0, part)) * 255);
  return value.toString(16).padStart(2, '0');
}
