import { siteConfig } from '#shared/site-config/index.ts';
/** A synthetic well in valid LAS 2.0; the workbook damages copies of it. */
export interface PracticeLas {
  depthUnit: string;
  start: number;
  stop: number;
  step: number;
  nullValue: string;
  /** Mnemonic and unit, without the depth. */
  curves: readonly (readonly [mnemonic: string, unit: string])[];
  /** Each row begins with the depth. */
  rows: readonly (readonly string[])[];
}

const top = 1670;
const step = 0.1524;
const count = 11;

const rows = Array.from({ length: count }, (_, i) => [
  (top + i * step).toFixed(4),
  (62 + 34 * Math.sin(i / 2.1)).toFixed(1),
  (2.42 - 0.09 * Math.sin(i / 2.1 + 0.4)).toFixed(3),
  (0.21 + 0.07 * Math.sin(i / 2.1 + 0.2)).toFixed(3),
]);

export const rightLas: PracticeLas = {
  depthUnit: 'M',
  start: top,
  stop: top + (count - 1) * step,
  step,
  nullValue: '-999.25',
  curves: [
    ['GR', 'GAPI'],
    ['RHOB', 'G/C3'],
    ['NPHI', 'V/V'],
  ],
  rows,
};

/** The lines of the file, at most 66 characters each. `number` is that of the practice well. */
export function lasLines(las: PracticeLas, number: number): string[] {
  const { depthUnit: unit } = las;
  const depth = (value: number) => value.toFixed(4).padStart(12);
  return [
    '~VERSION INFORMATION',
    ' VERS.          2.0 : CWLS LOG ASCII STANDARD - VERSION 2.0',
    ' WRAP.           NO : ONE LINE PER DEPTH STEP',
    '~WELL INFORMATION',
    ` STRT.${unit}${depth(las.start)} : START DEPTH`,
    ` STOP.${unit}${depth(las.stop)} : STOP DEPTH`,
    ` STEP.${unit}${depth(las.step)} : STEP`,
    ` NULL.  ${las.nullValue.padStart(11)} : NULL VALUE`,
    ` COMP.   ${siteConfig.brand.product.toUpperCase()} PRACTICE : COMPANY`,
    ` WELL.   PRACTICE ${number} : WELL (SYNTHETIC)`,
    ' FLD .   NONE : FIELD',
    ' DATE.   2026-01-12 : LOG DATE',
    '~CURVE INFORMATION',
    ` DEPT.${unit} : DEPTH BELOW KELLY BUSHING`,
    ...las.curves.map(([mnemonic, curveUnit]) => ` ${mnemonic.padEnd(4)}.${curveUnit} :`),
    '~ASCII',
    ...las.rows.map((row) => row.map((value) => value.padStart(11)).join('')),
  ];
}
