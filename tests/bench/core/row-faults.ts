import {
  isRow,
  isLong,
  has,
  column,
  at,
  edit,
  inner,
  measured,
  setCell,
  curveLine,
  scale,
  unitIs,
  type Fault,
} from './fault.ts';

/** Faults of the rows, and of what the header says about them. */
export const rowFaults: readonly Fault[] = [
  {
    name: 'a curve has no line',
    rule: 'column-count',
    plant: (f, random) => void f.header.splice(curveLine(f, random), 1),
    fits: isRow,
  },
  {
    name: 'a curve too many',
    rule: 'column-count',
    plant: (f) => void f.header.splice(at(f, '~P'), 0, ' EXTRA.V/V : NOT IN THE ROWS'),
    fits: isRow,
  },
  {
    name: 'a row too short',
    rule: 'column-count',
    plant: (f, random) => void f.rows[inner(f, random)]!.pop(),
  },
  {
    name: 'a row without its depth',
    rule: 'column-count',
    plant: (f, random) => void f.rows[inner(f, random)]!.shift(),
    fits: isRow,
  },
  {
    name: 'a row too long',
    rule: 'column-count',
    plant: (f, random) => void f.rows[inner(f, random)]!.push('1.5'),
    fits: isRow,
  },
  {
    name: 'a line cut short',
    rule: 'column-count',
    plant: (f) => void f.rows.at(-1)!.splice(2),
    fits: isRow,
  },
  {
    name: 'WRAP YES over rows',
    rule: 'wrap',
    plant: edit(' WRAP', (l) => l.replace('NO', 'YES')),
    fits: isRow,
  },
  {
    name: 'WRAP NO over lines',
    rule: 'wrap',
    plant: edit(' WRAP', (l) => l.replace('YES', 'NO')),
    fits: (f) => !isRow(f),
  },
  {
    name: 'STRT off',
    rule: 'start-stop',
    plant: edit(' STRT', (l) => l.replace(/ ([\d.]+) /, (_, v) => ` ${Number(v) + 7} `)),
  },
  {
    name: 'STOP off',
    rule: 'start-stop',
    plant: edit(' STOP', (l) => l.replace(/ ([\d.]+) /, (_, v) => ` ${Number(v) + 7} `)),
  },
  { name: 'the end is cut off', rule: 'start-stop', plant: (f) => void f.rows.splice(-4) },
  {
    name: 'STEP off by a tenth',
    rule: 'step',
    plant: edit(' STEP', (l) =>
      l.replace(/ (-?[\d.]+) /, (_, v) => ` ${Number((Number(v) * 1.1).toPrecision(6))} `),
    ),
  },
  {
    name: 'STEP of the other sign',
    rule: 'step',
    plant: edit(' STEP', (l) => l.replace(/ (-?[\d.]+) /, (_, v) => ` ${-Number(v)} `)),
  },
  {
    name: 'metres under feet',
    rule: 'depth-unit',
    plant: (f) =>
      void (f.header = f.header.map((l) => l.replace(/^( STRT| STOP| STEP| DEPT)\.M/, '$1.F'))),
    fits: (f) => f.recipe.step === 0.1524,
  },
  {
    name: 'a depth twice',
    rule: 'depth-order',
    plant: (f, random) => {
      const i = inner(f, random);
      f.rows[i]![0] = f.rows[i - 1]![0]!;
    },
    also: ['depth-gap'],
  },
  {
    name: 'rows out of order',
    rule: 'depth-order',
    plant: (f, random) => {
      const i = inner(f, random);
      f.rows.splice(i - 1, 0, ...f.rows.splice(i, 1));
    },
    also: ['depth-gap'],
  },
  {
    name: 'a depth that is null',
    rule: 'depth-order',
    plant: (f, random) => void (f.rows[inner(f, random)]![0] = '-999.25'),
    also: ['depth-gap'],
  },
  {
    name: 'rows left out',
    rule: 'depth-gap',
    plant: (f, random) => void f.rows.splice(inner(f, random) - 4, 3),
  },
  {
    name: 'a depth off the step',
    rule: 'depth-spacing',
    plant: (f, random) => {
      const i = inner(f, random);
      f.rows[i]![0] = (Number(f.rows[i]![0]) + 0.35 * f.recipe.step).toFixed(4);
    },
  },
  { name: 'stars', rule: 'value-format', plant: setCell('*******') },
  { name: 'letters', rule: 'value-format', plant: setCell('N/A') },
  { name: 'a decimal comma', rule: 'value-format', plant: setCell('2,43') },
  {
    name: 'two numbers joined',
    rule: 'value-format',
    plant: (f, random) => {
      const row = f.rows[inner(f, random)]!;
      row.splice(1, 2, `${row[1]}-999.25`);
    },
  },
  {
    name: 'commas between values',
    rule: 'value-format',
    plant: (f) => [...f.header, ...f.rows.map((r) => r.join(','))].join('\n'),
    fits: isRow,
  },
  { name: 'another null', rule: 'null-value', plant: setCell('-9999') },
  {
    name: 'NULL is a word',
    rule: 'null-value',
    plant: edit(' NULL', (l) => l.replace('-999.25', 'ABSENT')),
  },
  {
    name: 'NULL of the other decimals',
    rule: 'null-value',
    plant: (f, random) => {
      edit(' NULL', (l) => l.replace('-999.25', '-9999'))(f);
      setCell('-999.25')(f, random);
    },
  },
  {
    name: 'a curve of nulls',
    rule: 'empty-curve',
    plant: (f, random) => {
      const to = measured(f, random);
      for (const row of f.rows) row[to] = '-999.25';
    },
  },
  {
    name: 'density a thousandfold',
    rule: 'unit-range',
    plant: scale('RHOB', 1000),
    fits: unitIs('RHOB', 'G/C3'),
  },
  {
    name: 'density a thousandth',
    rule: 'unit-range',
    plant: scale('RHOB', 0.001),
    fits: unitIs('RHOB', 'K/M3'),
  },
  {
    name: 'porosity in per cent',
    rule: 'unit-range',
    plant: scale('NPHI', 100),
    fits: unitIs('NPHI', 'V/V'),
  },
  {
    name: 'porosity in fractions',
    rule: 'unit-range',
    plant: scale('NPHI', 0.01),
    fits: unitIs('NPHI', '%'),
  },
  {
    name: 'slowness per foot',
    rule: 'unit-range',
    plant: scale('DT', 0.3048),
    fits: unitIs('DT', 'US/M'),
  },
  {
    name: 'slowness per metre',
    rule: 'unit-range',
    plant: scale('DT', 3.2808),
    fits: unitIs('DT', 'US/F'),
  },
  {
    name: 'caliper in inches',
    rule: 'unit-range',
    plant: scale('CALI', 0.03937),
    fits: unitIs('CALI', 'MM'),
  },
  {
    name: 'a negative gamma ray',
    rule: 'value-range',
    plant: (f, random) => void (f.rows[inner(f, random)]![column(f, 'GR')] = '-80'),
    fits: has('GR'),
  },
  {
    name: 'a density of lead',
    rule: 'value-range',
    plant: (f, random) => void (f.rows[inner(f, random)]![column(f, 'RHOB')] = '11340'),
    fits: has('RHOB'),
  },
  {
    name: 'a tool that hangs',
    rule: 'constant-run',
    plant: (f, random) => {
      const to = measured(f, random);
      for (const row of f.rows.slice(80, 145)) row[to] = f.rows[80]![to]!;
    },
    fits: (f) => f.rows.length > 150 && f.recipe.name !== 'unknown names',
  },
  {
    name: 'a spike',
    rule: 'spike',
    plant: (f, random) => {
      const to = measured(f, random);
      const { middle, swing, logarithmic } = f.recipe.curves[to - 1]!;
      const value = middle + swing * 16;
      f.rows[inner(f, random)]![to] = (logarithmic ? 10 ** (middle + 3) : value).toFixed(3);
    },
    fits: isLong,
  },
];
