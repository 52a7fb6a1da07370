import type { randomFrom } from '#tools/press/sampling.ts';

type Random = ReturnType<typeof randomFrom>;

interface Curve {
  mnemonic: string;
  unit: string;
  /** The middle, the swing around it and the digits behind the point; in decades if it is logarithmic. */
  middle: number;
  swing: number;
  digits: number;
  logarithmic?: boolean;
}

export interface Recipe {
  name: string;
  index: readonly [mnemonic: string, unit: string];
  top: number;
  /** Negative where the log was recorded upwards. */
  step: number;
  /** Digits of the depth column. */
  digits: number;
  rows: number;
  curves: readonly Curve[];
  version?: '1.2';
  wrapped?: true;
  lineEnd?: string;
}

/** A file without a fault, in pieces that a fault can be planted in. */
export interface CleanFile {
  recipe: Recipe;
  /** The header; its last line begins ~A. */
  header: string[];
  /** The cells of each row, the index first. */
  rows: string[][];
}

const curve = (
  mnemonic: string,
  unit: string,
  middle: number,
  swing: number,
  digits: number,
): Curve => ({ mnemonic, unit, middle, swing, digits });
const resistivity = (mnemonic: string): Curve => ({
  ...curve(mnemonic, 'OHMM', 1, 0.4, 3),
  logarithmic: true,
});

const metric = [
  curve('GR', 'GAPI', 70, 30, 2),
  curve('RHOB', 'K/M3', 2420, 90, 1),
  curve('NPHI', 'V/V', 0.21, 0.06, 4),
  curve('DT', 'US/M', 270, 30, 2),
  curve('CALI', 'MM', 220, 6, 2),
  curve('SP', 'MV', -40, 15, 2),
  resistivity('ILD'),
];
const american = [
  curve('GR', 'GAPI', 70, 30, 2),
  curve('RHOB', 'G/C3', 2.42, 0.09, 4),
  curve('NPHI', '%', 21, 6, 2),
  curve('DT', 'US/F', 82, 9, 2),
  curve('CALI', 'IN', 8.7, 0.2, 3),
  curve('SP', 'MV', -40, 15, 2),
  resistivity('ILD'),
];
/** Names that no list holds; units and codes tell what they are. */
const unknown = [
  curve('XGRC', 'GAPI', 70, 30, 2),
  curve('QDEN', 'G/C3', 2.42, 0.09, 4),
  curve('ZSLO', 'US/F', 82, 9, 2),
  { ...resistivity('QRD') },
  curve('FACIES', '', 3, 0, 0),
  curve('EASTING', 'M', 467_123, 0, 1),
];

/** Clean files of several kinds. */
export const recipes: readonly Recipe[] = [
  {
    ...{ name: 'half a foot in metres', index: ['DEPT', 'M'], top: 1670, step: 0.1524, digits: 4 },
    ...{ rows: 240, curves: metric },
  },
  {
    ...{ name: 'half a foot in feet', index: ['DEPT', 'F'], top: 5479, step: 0.5, digits: 1 },
    ...{ rows: 240, curves: american, lineEnd: '\r\n' },
  },
  {
    ...{ name: 'recorded upwards', index: ['DEPTH', 'M'], top: 2200, step: -0.125, digits: 3 },
    ...{ rows: 220, curves: [...american, resistivity('ILM')] },
  },
  {
    ...{ name: 'LAS 1.2', index: ['DEPT', 'M'], top: 850, step: 0.25, digits: 2 },
    ...{ rows: 200, curves: metric, version: '1.2' },
  },
  {
    ...{ name: 'wrapped', index: ['DEPT', 'FT'], top: 3100, step: 0.5, digits: 2 },
    ...{ rows: 160, curves: [...american, resistivity('LLD'), resistivity('LLS')], wrapped: true },
  },
  {
    ...{ name: 'by time', index: ['TIME', 'S'], top: 0, step: 5, digits: 0 },
    ...{ rows: 180, curves: american },
  },
  {
    ...{ name: 'unknown names', index: ['DEPT', 'M'], top: 1200, step: 0.2, digits: 2 },
    ...{ rows: 260, curves: unknown },
  },
  {
    ...{ name: 'eleven rows', index: ['DEPT', 'M'], top: 1670, step: 0.1524, digits: 4 },
    ...{ rows: 11, curves: metric.slice(0, 3) },
  },
];

function wellLines(recipe: Recipe): string[] {
  const { index, top, step, digits, rows } = recipe;
  const depth = (value: number) => value.toFixed(digits);
  const texts = [
    ['COMP', 'EXAMPLE OIL', 'COMPANY'],
    ['WELL', 'PLANTED 1', 'WELL'],
    ['FLD', 'NONE', 'FIELD'],
    ['LOC', '61 N 24 E', 'LOCATION'],
    ['PROV', 'UUSIMAA', 'PROVINCE'],
    ['SRVC', 'EXAMPLE LOGGING', 'SERVICE COMPANY'],
    ['DATE', '13-DEC-1986', 'LOG DATE'],
    ['UWI', '000100020003', 'UNIQUE WELL ID'],
  ].map(([mnemonic, value, label]) =>
    recipe.version === '1.2'
      ? ` ${mnemonic}.   ${label}   : ${value}`
      : ` ${mnemonic}.   ${value}   : ${label}`,
  );
  return [
    ` STRT.${index[1]}   ${depth(top)}   : START`,
    ` STOP.${index[1]}   ${depth(top + (rows - 1) * step)}   : STOP`,
    ` STEP.${index[1]}   ${step}   : STEP`,
    ' NULL.   -999.25   : NULL VALUE',
    ...texts,
  ];
}

/** Slow waves and a little noise, as beds and counting give. */
function readings({ middle, swing, digits, logarithmic }: Curve, count: number, random: Random) {
  const phase = random.uniform(0, 6);
  const length = random.uniform(5, 9);
  return Array.from({ length: count }, (_, i) => {
    const wave = Math.sin(phase + i / length) + 0.3 * Math.sin(phase + i / 2.3);
    const value = middle + swing * (wave + 0.1 * random.normal());
    return (logarithmic ? 10 ** value : value).toFixed(digits);
  });
}

export function cleanFile(recipe: Recipe, random: Random): CleanFile {
  const { index, top, step, digits, curves } = recipe;
  const columns = curves.map((one) => readings(one, recipe.rows, random));
  return {
    recipe,
    header: [
      '~VERSION INFORMATION',
      ` VERS.   ${recipe.version ?? '2.0'}   : CWLS LOG ASCII STANDARD`,
      ` WRAP.   ${recipe.wrapped ? 'YES' : 'NO'}   : WRAP MODE`,
      '~WELL INFORMATION',
      ...wellLines(recipe),
      '~CURVE INFORMATION',
      ` ${index[0]}.${index[1]}   : INDEX`,
      ...curves.map(({ mnemonic, unit }) => ` ${mnemonic}.${unit}   : CURVE ${mnemonic}`),
      '~PARAMETER INFORMATION',
      ' MUD.   GEL   : MUD TYPE',
      '~A',
    ],
    rows: Array.from({ length: recipe.rows }, (_, i) => [
      (top + i * step).toFixed(digits),
      ...columns.map((column) => column[i]!),
    ]),
  };
}

/** The text of the file. */
export function written({ recipe, header, rows }: CleanFile): string {
  const lines = rows.flatMap((cells) =>
    recipe.wrapped ? wrap(cells) : [cells.map((cell) => cell.padStart(11)).join(' ')],
  );
  return [...header, ...lines, ''].join(recipe.lineEnd ?? '\n');
}

function wrap([depth = '', ...values]: readonly string[]): string[] {
  const lines = [depth];
  for (let at = 0; at < values.length; at += 5) lines.push(values.slice(at, at + 5).join(' '));
  return lines;
}
