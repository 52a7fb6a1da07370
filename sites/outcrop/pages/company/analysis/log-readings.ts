import { normalFrom, randomFrom } from './random-from.ts';

/** A reading of both porosity tools: neutron in limestone porosity units (fraction), density in g/cm³. */
export interface LogReading {
  neutron: number;
  density: number;
  /** How far the caliper exceeds the bit size, in inches. */
  washout: number;
}

/** Where the density pad loses contact with the wall, it reads mud. */
export const badHoleInches = 1.5;
const seed = 1927;

/** The density of a water-filled rock, from its matrix and its porosity (fraction). */
export const densityOf = (matrix: number, porosity: number): number =>
  matrix - porosity * (matrix - 1);

/**
 * Clean rocks by porosity, and where their names are drawn. The shifts of sandstone and dolomite are rounded, because
 * they differ from tool to tool.
 */
export const rockLines = [
  {
    name: 'sandstone',
    matrix: 2.65,
    shift: -0.04,
    label: { neutron: 0.195, density: 2.14, anchor: 'end' },
  },
  {
    name: 'limestone',
    matrix: 2.71,
    shift: 0,
    label: { neutron: 0.345, density: 2.17, anchor: 'end' },
  },
  {
    name: 'dolomite',
    matrix: 2.87,
    shift: 0.06,
    label: { neutron: 0.22, density: 2.72, anchor: 'start' },
  },
] as const;

/** 72 readings of an invented well: sandstone, some limestone, and a washed-out stretch. */
export const logReadings: readonly LogReading[] = draw();

function draw(): LogReading[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: 72 }, (_, at) => {
    const isWashed = at >= 66;
    const rock = at < 46 || isWashed ? rockLines[0] : rockLines[1];
    const porosity = 0.06 + 0.2 * random();
    const neutron = porosity + rock.shift + 0.008 * normal();
    const density = densityOf(rock.matrix, porosity) + 0.014 * normal();
    if (!isWashed) return { neutron, density, washout: 0.4 * random() };
    return {
      neutron: neutron + 0.05,
      density: density - 0.24 - 0.1 * random(),
      washout: 1.6 + random(),
    };
  });
}
