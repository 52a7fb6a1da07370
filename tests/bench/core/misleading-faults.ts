import { written } from './clean-files.ts';
import {
  isRow,
  isLong,
  has,
  column,
  at,
  edit,
  inner,
  setCell,
  unitIs,
  type Fault,
} from './fault.ts';

/** Faults that are easily taken for something else. */
export const misleadingFaults: readonly Fault[] = [
  {
    name: 'STEP rounded',
    rule: 'step',
    plant: edit(' STEP', (l) => l.replace('0.1524', '0.152')),
    fits: (f) => f.recipe.step === 0.1524 && f.rows.length > 100,
  },
  {
    name: 'STOP from a rounded STEP',
    rule: 'step',
    plant: (f) => {
      edit(' STEP', (l) => l.replace('0.1524', '0.15'))(f);
      edit(' STOP', (l) => l.replace(/ [\d.]+ /, ` ${f.recipe.top + 0.15 * (f.rows.length - 1)} `))(
        f,
      );
    },
    fits: (f) => f.recipe.step === 0.1524,
    also: ['start-stop'],
  },
  {
    name: 'STRT and STOP exchanged',
    rule: 'start-stop',
    plant: (f) => {
      const [a, b] = [at(f, ' STRT'), at(f, ' STOP')];
      const [x, y] = [f.header[a]!, f.header[b]!];
      f.header[a] = y.replace('STOP', 'STRT');
      f.header[b] = x.replace('STRT', 'STOP');
    },
  },
  {
    name: 'STOP two steps off',
    rule: 'start-stop',
    plant: (f) =>
      edit(' STOP', (l) =>
        l.replace(
          / [\d.]+ /,
          ` ${(f.recipe.top + (f.rows.length + 1) * f.recipe.step).toFixed(f.recipe.digits)} `,
        ),
      )(f),
  },
  {
    name: 'a depth mistyped',
    rule: 'depth-order',
    plant: (f, random) => {
      const i = inner(f, random);
      f.rows[i]![0] = `9${f.rows[i]![0]}`;
    },
    also: ['depth-gap'],
  },
  {
    name: 'one row twice',
    rule: 'depth-order',
    plant: (f, random) => {
      const i = inner(f, random);
      f.rows.splice(i, 0, [...f.rows[i]!]);
    },
  },
  {
    name: 'two columns exchanged',
    rule: 'value-range',
    plant: (f) => {
      const [a, b] = [column(f, 'RHOB'), column(f, 'NPHI')];
      for (const row of f.rows) [row[a], row[b]] = [row[b]!, row[a]!];
    },
    fits: (f) => unitIs('RHOB', 'G/C3')(f) && has('NPHI')(f),
    also: ['unit-range'],
  },
  { name: 'one null of another number', rule: 'null-value', plant: setCell('-999') },
  { name: 'a null of many nines', rule: 'null-value', plant: setCell('-99999') },
  { name: 'not a number', rule: 'value-format', plant: setCell('NaN') },
  { name: 'infinity', rule: 'value-format', plant: setCell('1.#INF') },
  {
    name: 'a small spike',
    rule: 'spike',
    plant: (f, random) => {
      const to = column(f, 'GR');
      const row = f.rows[inner(f, random)]!;
      row[to] = String(Number(row[to]) + 260);
    },
    fits: (f) => isLong(f) && has('GR')(f),
  },
  {
    name: 'a density that sticks',
    rule: 'constant-run',
    plant: (f) => {
      const to = column(f, 'RHOB');
      for (const row of f.rows.slice(100, 152)) row[to] = f.rows[100]![to]!;
    },
    fits: (f) => f.rows.length > 155 && has('RHOB')(f),
  },
  {
    name: 'a curve of zeros',
    rule: 'value-range',
    plant: (f) => {
      const to = column(f, 'DT');
      for (const row of f.rows) row[to] = '0.0000';
    },
    fits: has('DT'),
    also: ['constant-run'],
  },
  {
    name: 'a hyphen for a full stop',
    rule: 'header-line',
    plant: edit(' SRVC', (l) => l.replace('.', '-')),
  },
  {
    name: 'a unit behind a space',
    rule: 'unit-missing',
    plant: edit(' STRT', (l) => l.replace('.', '. ')),
  },
  {
    name: 'a mnemonic of two words',
    rule: 'header-line',
    plant: (f) => edit(` ${f.recipe.curves[0]!.mnemonic}`, (l) => l.replace('.', ' X.'))(f),
  },
  {
    name: 'a wrapped line lost',
    rule: 'column-count',
    plant: (f, random) => {
      const lines = written(f).split('\n');
      lines.splice(lines.indexOf('~A') + 3 * random.integer(9, 90) + 2, 1);
      return lines.join('\n');
    },
    fits: (f) => !isRow(f),
  },
  {
    name: 'the file ends within a number',
    rule: 'column-count',
    plant: (f) => written(f).trimEnd().slice(0, -9),
    also: ['value-format'],
  },
  {
    name: 'semicolons and decimal commas',
    rule: 'value-format',
    plant: (f) => [...f.header, ...f.rows.map((r) => r.join(';').replaceAll('.', ','))].join('\n'),
    fits: isRow,
    also: ['depth-order'],
  },
];
