import { written } from './clean-files.ts';
import {
  has,
  at,
  edit,
  drop,
  curveLine,
  section,
  dropSection,
  swapFields,
  type Fault,
} from './fault.ts';

/** Faults of the file as text and of its header. */
export const headerFaults: readonly Fault[] = [
  { name: 'degree sign', rule: 'encoding', plant: edit(' LOC', (l) => l.replace('61 N', '61° N')) },
  { name: 'byte order mark', rule: 'encoding', plant: (f) => `\ufeff${written(f)}` },
  { name: 'UTF-16', rule: 'encoding', plant: (f) => Buffer.from(`\ufeff${written(f)}`, 'utf16le') },
  {
    name: 'mixed line endings',
    rule: 'line-ending',
    plant: (f, random) => {
      const parts = written(f).split(f.recipe.lineEnd ?? '\n');
      const cut = random.integer(3, parts.length - 3);
      const other = f.recipe.lineEnd ? '\n' : '\r\n';
      return [
        parts.slice(0, cut).join(f.recipe.lineEnd ?? '\n'),
        parts.slice(cut).join(other),
      ].join(other);
    },
  },
  {
    name: 'control character',
    rule: 'control-character',
    plant: edit(' FLD', (l) => `${l}\u0007`),
  },
  { name: 'binary tail', rule: 'not-las', plant: (f) => `${written(f)}\0\0\0` },
  { name: 'empty file', rule: 'not-las', plant: () => '' },
  { name: 'no ~V', rule: 'section-missing', plant: dropSection('~V'), also: ['wrap'] },
  { name: 'no ~W', rule: 'section-missing', plant: dropSection('~W') },
  { name: 'no ~C', rule: 'section-missing', plant: dropSection('~C') },
  { name: 'no ~A', rule: 'section-missing', plant: (f) => f.header.slice(0, -1).join('\n') },
  { name: 'no rows', rule: 'no-data', plant: (f) => void (f.rows = []) },
  {
    name: '~W before ~V',
    rule: 'section-order',
    plant: (f) => {
      const { from, length } = section(f, '~W');
      f.header.unshift(...f.header.splice(from, length));
    },
  },
  {
    name: '~C twice',
    rule: 'section-order',
    plant: (f) => {
      const { from, length } = section(f, '~C');
      f.header.splice(from, 0, ...f.header.slice(from, from + length));
    },
  },
  { name: 'a line above ~V', rule: 'section-order', plant: (f) => void f.header.unshift('LAS') },
  { name: 'two files joined', rule: 'trailing-data', plant: (f) => written(f) + written(f) },
  { name: 'no VERS', rule: 'version', plant: drop(' VERS'), also: ['field-order'] },
  {
    name: 'VERS 9',
    rule: 'version',
    plant: edit(' VERS', (l) => l.replace(/\d\.\d/, '9')),
    also: ['field-order'],
  },
  { name: 'LAS 3.0', rule: 'version', plant: edit(' VERS', (l) => l.replace(/\d\.\d/, '3.0')) },
  { name: 'no WRAP', rule: 'version', plant: drop(' WRAP'), also: ['wrap'] },
  {
    name: 'WRAP MAYBE',
    rule: 'version',
    plant: edit(' WRAP', (l) => l.replace(/YES|NO/, 'MAYBE')),
    also: ['wrap'],
  },
  {
    name: 'STRT without colon',
    rule: 'header-line',
    plant: edit(' STRT', (l) => l.replace(':', ' ')),
  },
  {
    name: 'WELL without full stop',
    rule: 'header-line',
    plant: edit(' WELL', (l) => l.replace('.', ' ')),
  },
  {
    name: 'a curve without colon',
    rule: 'header-line',
    plant: (f, random) => {
      const line = curveLine(f, random);
      f.header[line] = f.header[line]!.replace(':', ' ');
    },
  },
  {
    name: 'a curve without full stop',
    rule: 'header-line',
    plant: (f, random) => {
      const line = curveLine(f, random);
      f.header[line] = f.header[line]!.replace('.', ' ');
    },
  },
  ...['STRT', 'STOP', 'STEP', 'NULL', 'WELL'].map((name): Fault => ({
    name: `no ${name}`,
    rule: 'well-item',
    plant: drop(` ${name}`),
  })),
  {
    name: 'STRT is a word',
    rule: 'well-item',
    plant: edit(' STRT', (l) => l.replace(/ [\d.]+ /, ' TOP ')),
  },
  ...['COMP', 'FLD', 'SRVC', 'UWI'].map((name): Fault => ({
    name: `no ${name}`,
    rule: 'provenance',
    plant: drop(` ${name}`),
  })),
  {
    name: '31 February',
    rule: 'date-format',
    plant: edit(' DATE', (l) => l.replace('13-DEC', '31-FEB')),
  },
  {
    name: 'ambiguous date',
    rule: 'date-format',
    plant: edit(' DATE', (l) => l.replace('13-DEC-1986', '03/04/1986')),
  },
  {
    name: 'STRT twice',
    rule: 'duplicate-item',
    plant: (f) => void f.header.splice(at(f, ' STRT'), 0, f.header[at(f, ' STRT')]!),
  },
  { name: 'fields of the other version', rule: 'field-order', plant: swapFields },
  {
    name: 'two curves of one name',
    rule: 'curve-name',
    plant: (f) => void (f.header[at(f, '~C') + 3] = f.header[at(f, '~C') + 2]!),
    also: ['unit-range', 'value-range', 'spike'],
  },
  {
    name: 'a curve without a name',
    rule: 'curve-name',
    plant: (f) => edit(` ${f.recipe.curves[1]!.mnemonic}`, (l) => l.replace(/^ \w+/, ' '))(f),
  },
  {
    name: 'GR without unit',
    rule: 'unit-missing',
    plant: edit(' GR', (l) => l.replace('GAPI', '    ')),
    fits: has('GR'),
  },
  {
    name: 'index without unit',
    rule: 'unit-missing',
    plant: (f) => edit(` ${f.recipe.index[0]}.`, (l) => l.replace(/\.\w+/, '.'))(f),
  },
  {
    name: 'STRT in another unit',
    rule: 'unit-conflict',
    plant: edit(' STRT', (l) => l.replace(/\.\w+/, (u) => (u === '.M' ? '.F' : '.M'))),
    also: ['depth-unit'],
  },
  {
    name: 'index in no unit at all',
    rule: 'index-unit',
    plant: (f) => edit(` ${f.recipe.index[0]}.`, (l) => l.replace(/\.\w+/, '.XQ'))(f),
  },
  {
    name: 'GR in OHMM',
    rule: 'curve-unit',
    plant: edit(' GR', (l) => l.replace('GAPI', 'OHMM')),
    fits: has('GR'),
  },
  {
    name: 'DT in a unit of nothing',
    rule: 'curve-unit',
    plant: edit(' DT', (l) => l.replace(/US\/\w/, 'QQQ')),
    fits: has('DT'),
  },
  {
    name: 'the index has no line',
    rule: 'index-curve',
    plant: (f) => drop(` ${f.recipe.index[0]}.`)(f),
    also: ['column-count', 'wrap'],
  },
];
