import { rightLas, type PracticeLas } from './practice-las.ts';

interface Exercise {
  las: PracticeLas;
  question: string;
  answer: string;
}

const { rows, curves } = rightLas;
const replaced = (row: number, column: number, value: string) =>
  rows.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? value : cell)));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const gammaRay = rows.map((row) => Number(row[1]));
const withNull = rows.map((row, i) => (i === 4 ? [row[0]!, '-9999', ...row.slice(2)] : row));
const trueMean = mean(gammaRay.filter((_, i) => i !== 4)).toFixed(1);
const falseMean = mean(withNull.map((row) => Number(row[1]))).toFixed(1);

const feet = rows.map((row, i) => [(5479 + i * 0.5).toFixed(1), ...row.slice(1)]);
const badUnits = rows.map(([depth, gr, rhob, nphi]) => [
  depth!,
  gr!,
  String(Math.round(Number(rhob) * 1000)),
  (Number(nphi) * 100).toFixed(1),
]);
const repeated = replaced(6, 2, rows[6]![2]!.replace('.', ',')).map((row, i) =>
  i === 8 ? [rows[6]![0]!, ...row.slice(1)] : row,
);

/** Six files with one or two faults each, from the most to the least obvious. */
export const exercises: readonly Exercise[] = [
  {
    las: { ...rightLas, curves: curves.slice(0, 2) },
    question: 'A loader refuses this file, and it is right to do so. Why?',
    answer:
      'Each row has four values, and the curve section names three: depth, GR and RHOB. The fourth column looks like a neutron porosity in fractions, but the file does not say so. A loader must refuse it. The repair is a line in the curve section, and it needs a source: the print, the service company, or another delivery of the same log.',
  },
  {
    las: { ...rightLas, rows: withNull },
    question: 'What is the mean gamma ray of this interval?',
    answer: `The declared null value is −999.25, and the fifth row holds −9999 in GR. Read as a number it makes the mean ${falseMean.replace('-', '−')} API; without it the other ten rows have a mean of ${trueMean} API. A value that cannot be a gamma ray, and that no plot with an axis from 0 to 150 would show, is a second null. State it in the report before you replace it.`,
  },
  {
    las: { ...rightLas, step: 0.15, stop: 1671.5 },
    question: 'At what depth does the last row lie?',
    answer:
      'At 1671.524 m, as its first column says. STEP says 0.15 and STOP 1671.5, which were computed from a rounded half-foot. A program that makes depth from STRT and STEP places the last row 0.024 m too high here, and 16 m too high after a kilometre. Believe the column, correct STEP to 0.1524 and STOP to 1671.524.',
  },
  {
    las: { ...rightLas, start: 5479, stop: 5484, step: 0.5, rows: feet },
    question: 'The well is said to be 2100 m deep. Can this interval belong to it?',
    answer:
      'It can. Depths run from 5479 to 5484 in steps of 0.5, and half a unit is the habit of feet: 5479 ft is 1670.0 m. Under the heading of metres the interval would lie below the bottom of the well. STRT, STOP, STEP and DEPT all need the unit F, or all numbers the factor 0.3048, and the report says which was done.',
  },
  {
    las: { ...rightLas, rows: badUnits },
    question: 'Every line has the right form. Which two curves cannot be what their units say?',
    answer:
      'RHOB is near 2400 under G/C3. No rock has that density; it is in kilograms per cubic metre, so the unit is K/M3 or the values must be divided by 1000. NPHI is near 20 under V/V, where 1 would be nothing but water; it is in per cent. Both load without complaint, and a porosity from them is nonsense.',
  },
  {
    las: { ...rightLas, rows: repeated },
    question: 'Two faults, a few rows apart.',
    answer:
      'The seventh row has a decimal comma in RHOB. A loader that splits at commas counts five values there, and one that reads as far as it can reads 2. The ninth row repeats the depth of the seventh, so that depth goes back and then jumps. Which of the two readings belongs at that depth cannot be known from this file: mark both, and ask for the field data.',
  },
];
