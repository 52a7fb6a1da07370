import { randomFrom } from '#tools/press/sampling.ts';

export const practiceName = 'outcrop-7.las';

const header = `~VERSION INFORMATION
 VERS.              2.0 : CWLS LOG ASCII STANDARD - VERSION 2.0
 WRAP.               NO : ONE LINE PER DEPTH STEP
~WELL INFORMATION
 STRT.M       1670.0000 : START DEPTH
 STOP.M       1790.0000 : STOP DEPTH
 STEP.M          0.1500 : STEP
 NULL.          -999.25 : NULL VALUE
 COMP.  OUTCROP PRACTICE : COMPANY
 WELL.        OUTCROP 7 : WELL
 FLD .      NORTH RIDGE   FIELD
 LOC .  61°14'N 24°31'E : LOCATION
 CTRY.               FI : COUNTRY
 SRVC.   INVENTED LOGS  : SERVICE COMPANY
 DATE.         03/04/98 : LOG DATE
 UWI .          0007-FI : UNIQUE WELL ID
~CURVE INFORMATION
 DEPT.M                 : DEPTH
 GR  .GAPI              : GAMMA RAY
 CALI.IN                : CALIPER
 SP  .MV                : SPONTANEOUS POTENTIAL
 RHOB.G/C3              : BULK DENSITY
 NPHI.V/V               : NEUTRON POROSITY
 DT  .US/M              : SONIC
 ILD .OHMM              : DEEP INDUCTION
~PARAMETER INFORMATION
 BS  .IN            8.5 : BIT SIZE
 DFD .K/M3         1120 : DRILLING FLUID DENSITY
~ASCII`;

const rows = 760;
const [dept, gr, cali, , rhob, , dt, ild] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A synthetic log with the typical faults of a field delivery. It is the same every time. */
export function practiceText(): string {
  const { normal } = randomFrom(practiceName);
  const log = Array.from({ length: rows }, (_, row) => {
    const sand = sandAt(row);
    return [
      (1670 + row * 0.1524).toFixed(4),
      (34 + 78 * (1 - sand) + normal(0, 2.5)).toFixed(2),
      (8.6 + 0.5 * (1 - sand) + normal(0, 0.03)).toFixed(2),
      (-18 - 52 * sand + normal(0, 0.8)).toFixed(2),
      (2.52 - 0.22 * sand + normal(0, 0.008)).toFixed(3),
      // In per cent, although the header says V/V.
      (29 - 9 * sand + normal(0, 0.5)).toFixed(2),
      (318 - 52 * sand + normal(0, 2)).toFixed(1),
      (10 ** (0.5 + 1.1 * sand + normal(0, 0.02))).toFixed(2),
    ];
  });
  log[212]![gr] = '311.40';
  log[388]![ild] = '1985.00';
  log[95]![cali] = '*****';
  for (let row = 300; row < 312; row++) log[row]![rhob] = '-9999.000';
  for (let row = 480; row < 558; row++) log[row]![dt] = log[480]![dt]!;
  log[640]![dept] = log[639]![dept]!;
  log.splice(700, 9);
  const lines = log.map((cells) => cells.map((cell) => cell.padStart(10)).join(''));
  return `${header}\n${lines.join('\n')}\n`;
}

/** The share of sand at a row, from beds of different thickness with gradual boundaries. */
function sandAt(row: number): number {
  const beds = Math.sin(row / 23) + 0.7 * Math.sin(row / 61 + 1) + 0.35 * Math.sin(row / 9 + 2);
  return 1 / (1 + Math.exp(-3 * beds));
}
