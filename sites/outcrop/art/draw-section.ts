import { createHash } from 'node:crypto';
import { ornaments, patternOf, type Ornament } from './rock-patterns.ts';

interface Section {
  width: number;
  /** The top of the highest bed, and the lower edge of the picture. */
  top: number;
  bottom: number;
  /** Top bed first. */
  colours: readonly string[];
  /** The name of the place: the same name gives the same section, a different name a different one. */
  place: string;
}

const steps = 60;

/** A geological section across the picture: four folded beds with their ornaments, displaced along a fault. */
export function drawSection({ width, top, bottom, colours, place }: Section): string {
  const chance = chanceFrom(place);
  const rocks = chooseRocks(chance, colours.length);
  const fault = { x: width * (0.3 + 0.45 * chance()), throw: 30 + 34 * chance() };
  const folds = [0, 1].map(() => ({
    height: 12 + 20 * chance(),
    length: 130 + 170 * chance(),
    phase: 6 * chance(),
  }));
  const dip = 0.07 * (chance() - 0.5);
  const thickness = (bottom - top) / colours.length;

  const bedTop = (bed: number, x: number, drop: number) =>
    top +
    bed * thickness * (0.85 + 0.08 * bed) +
    dip * (x - width / 2) +
    folds.reduce(
      (sum, { height, length, phase }) =>
        sum + (height / (1 + bed * 0.35)) * Math.sin(x / length + phase),
      0,
    ) +
    drop;
  const bedShape = (bed: number, drop: number) => {
    const line = Array.from({ length: steps + 1 }, (_, step) => {
      const x = (step * width) / steps;
      return `${x.toFixed(0)} ${bedTop(bed, x, drop).toFixed(1)}`;
    });
    return `M${line.join('L')}V${bottom}H0Z`;
  };
  const block = (clip: string, drop: number) =>
    `<g clip-path="url(#${clip})">${colours
      .map((colour, bed) => {
        const shape = bedShape(bed, drop);
        return `<path fill="${colour}" d="${shape}"/><path fill="url(#${rocks[bed]})" d="${shape}"/>`;
      })
      .join('')}</g>`;

  // The fault dips to the right; the block above it has moved down.
  const [above, below] = [fault.x - 40, fault.x + 70];
  return `<defs>
${rocks.map((rock) => patternOf(rock, '#00000030')).join('')}
<clipPath id="left"><path d="M0 0H${above}L${below} ${bottom}H0Z"/></clipPath>
<clipPath id="right"><path d="M${above} 0H${width}V${bottom}H${below}Z"/></clipPath>
</defs>
${block('left', 0)}${block('right', fault.throw)}
<path fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="3" d="${faultLine(above, below, top - 30, bottom)}"/>`;
}

/** The part of the fault within the beds. */
function faultLine(above: number, below: number, from: number, bottom: number): string {
  const at = (y: number) => above + ((below - above) * y) / bottom;
  return `M${at(from + 60).toFixed(1)} ${from + 60}L${below} ${bottom}`;
}

function chooseRocks(chance: () => number, count: number): Ornament[] {
  const left = [...ornaments];
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(chance() * left.length), 1)[0]!,
  );
}

/** Pseudo-random numbers from 0 to 1, derived from a name. */
function chanceFrom(name: string): () => number {
  const bytes = createHash('sha256').update(name).digest();
  let at = 0;
  return () => bytes.readUInt16LE((at++ * 2) % 30) / 65_536;
}
