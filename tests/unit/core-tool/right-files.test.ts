import { expect, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import {
  cell,
  column,
  headerLines,
  inHeader,
  spoilt,
  titled,
  version12,
  wrapped,
  wrappedWithLoneValue,
} from './clean-las.ts';

const upwards = spoilt(
  inHeader('1670.0000', '1700.3276'),
  inHeader('STOP.M  1700.3276', 'STOP.M  1670.0000'),
  inHeader('0.1524 ', '-0.1524 '),
  (lines) => void lines.push(...lines.splice(headerLines).reverse()),
);

const roundedDepth = spoilt(
  inHeader('1670.0000', '1670.00'),
  inHeader('1700.3276', '1700.33'),
  column(0, (value) => value.toFixed(2)),
);

const inFeet = spoilt(
  ...['STRT.M', 'STOP.M', 'STEP.M', 'DEPT.M'].map((item) =>
    inHeader(item, item.replace('.M', '.F')),
  ),
  inHeader('1670.0000', '5479.0'),
  inHeader('1700.3276', '5578.5'),
  inHeader('0.1524', '0.5'),
  column(0, (_, row) => (5479 + row / 2).toFixed(1)),
);

function steps(
  step: string,
  top = 1000,
  ...changes: readonly ((lines: string[]) => void)[]
): string {
  return spoilt(
    inHeader('1670.0000', `${top}.00`),
    inHeader('1700.3276', `${top + 199 * Number(step)}`),
    inHeader('0.1524', step),
    column(0, (_, row) => (top + row * Number(step)).toFixed(2)),
    ...changes,
  );
}

const withTable = (section: string) =>
  spoilt(
    (lines) =>
      void lines.splice(headerLines - 1, 0, section, ...lines.slice(headerLines, headerLines + 4)),
  );

test.each([
  ['wrapped rows', wrapped()],
  ['wrapped rows whose last value is alone on its line', wrappedWithLoneValue(() => undefined)],
  ['a table before the rows, in ~Other', withTable('~Other')],
  ["a table before the rows, in a section of a company's own", withTable('~Main pass')],
  ['titles of the columns in their order', titled('DEPTH GR RHOB')],
  ['titles of the columns that are abbreviated', titled('DEPTH DEN GAM')],
  ['LAS 1.2', version12],
  ['a log recorded upwards', upwards],
  ['depths with two decimals', roundedDepth],
  ['feet', inFeet],
  [
    'tabs between values',
    spoilt(
      (l) =>
        void l.splice(
          headerLines,
          200,
          ...l.slice(headerLines).map((row) => row.replaceAll(' ', '\t')),
        ),
    ),
  ],
  [
    'remarks, empty lines and ~Other',
    spoilt(
      (l) =>
        void l.splice(
          headerLines - 1,
          0,
          '',
          '# made by hand',
          '~OTHER',
          'Anything. 60 : or nothing',
        ),
    ),
  ],
  ['names of columns after ~A', spoilt(inHeader('~ASCII', '~A  DEPT GR RHOB NPHI'))],
  ['sections in small letters', spoilt(inHeader('~WELL', '~well'), inHeader('~CURVE', '~c'))],
  ['nulls at the top of a run', spoilt(...[0, 1, 2, 3].map((row) => cell(row, 4, '-999.2500')))],
  ['numbers with exponents', spoilt(cell(60, 7, '1.2E+01'))],
  ["Windows' end of file", `${spoilt()}\u001a`],
  ['no line break at the end', spoilt().trimEnd()],
  [
    'a bit size that never changes',
    spoilt(
      inHeader(' CALI', ' BS  '),
      column(5, () => '8.5'),
    ),
  ],
  ['methane without a unit', spoilt(inHeader(' CALI.IN', ' C1  .  '))],
  ['29 February 2000 in two digits', spoilt(inHeader('13-DEC-86', '29-FEB-00'))],
  [
    'sections and remarks after blanks',
    spoilt((l) => l.forEach((t, i) => /^[~#]/.test(t) && (l[i] = `  ${t}`))),
  ],
  ['a remark within the rows', spoilt((l) => void l.splice(headerLines + 9, 0, '  # checked'))],
  [
    'units in brackets',
    spoilt(...['STRT.M ', 'DEPT.M '].map((t) => inHeader(t, t.replace('M ', '[M] ')))),
  ],
  ['a date with a time', spoilt(inHeader('13-DEC-86', '13-DEC-86 12:30'))],
  ['a date with a time and seconds', spoilt(inHeader('13-DEC-86', '1986/12/13 12.30.59'))],
  [
    'a date in the form of the C library',
    spoilt(inHeader('13-DEC-86', 'Sat Dec 13 12:30:59 1986')),
  ],
  [
    'a date in the form of the C library, for names of files',
    spoilt(inHeader('13-DEC-86', 'Sat Dec 13 12-30-59 1986')),
  ],
  ['a date as a DLIS has it', spoilt(inHeader('13-DEC-86', '1986-12-13 12 30 59.000 STD'))],
  ['a date whose description has a colon', spoilt(inHeader(': LOG DATE', ': LOG DATE {HH:MM}'))],
  [
    'a resistivity of the water that is set per interval',
    spoilt(
      inHeader(' ILD ', ' RW  '),
      column(7, () => '0.03'),
    ),
  ],
  ['a date with backslashes', spoilt(inHeader('13-DEC-86', '12\\13\\86'))],
  [
    'a count of the rows, which has no unit',
    spoilt(
      ...['STRT.M', 'STOP.M', 'STEP.M'].map((item) => inHeader(item, item.slice(0, -1))),
      inHeader('DEPT.M', 'INDEX.'),
    ),
  ],
  ['a date in ISO 8601', spoilt(inHeader('13-DEC-86', '19861213T123059Z'))],
  ['STOP less than one step off', spoilt(inHeader('1700.3276', '1700.4000'))],
  [
    'a caliper that is written with one digit',
    spoilt(column(5, (_, i) => (i < 60 ? (i % 2 ? '8.5' : '8.6') : '8.5'))),
  ],
  [
    'a correction of the density under the name of some Kansas logs',
    spoilt(
      inHeader(' CALI.IN  ', ' RHOC.G/CC'),
      column(5, (v, i) => (0.02 + 0.01 * Math.sin(i)).toFixed(4)),
    ),
  ],
  [
    'count rates of a tool, whose name says more in brackets',
    spoilt(
      inHeader(' CALI.IN ', ' DEN(SS).CPS '),
      column(5, (_, i) => (900 + 40 * Math.sin(i / 3)).toFixed(0)),
    ),
  ],
  [
    'a flag that stays for a thousand feet',
    spoilt(
      inHeader(' CALI.IN', ' BHF .  '),
      column(5, (_, i) => (i < 100 ? '0' : '1')),
    ),
  ],
  [
    'coordinates and lithology codes',
    spoilt(
      inHeader(' CALI.IN', ' X_UTM.M'),
      inHeader(' SP  .MV', ' LITH.  '),
      column(5, () => '467123.5'),
      column(6, () => '30000'),
    ),
  ],
  [
    'a porosity that was computed and set to zero',
    spoilt(
      inHeader(' CALI.IN ', ' PHIE.V/V'),
      column(5, () => '0'),
    ),
  ],
  [
    'a resistivity of unknown name that jumps by ratio',
    spoilt(
      inHeader(' ILD ', ' XRES'),
      column(7, (v, i) => (i === 150 ? `${v * 2}` : `${v}`)),
    ),
  ],
  ['a gas that jumps', spoilt(inHeader(' CALI.IN', ' TGAS.% '), cell(150, 5, '60'))],
  ['steps of 0.25 m', steps('0.25')],
  [
    'depths kept with six digits',
    steps(
      '0.82021',
      970,
      inHeader('970.00', '970.000'),
      column(0, (value, row) => Number((970 + row * 0.82021).toPrecision(6)).toFixed(3)),
    ),
  ],
  [
    'depths kept in single precision',
    steps(
      '0.1',
      3800,
      column(0, (_, row) => Math.fround(3800 + row * 0.1).toFixed(4)),
    ),
  ],
  [
    'a column of levels that passes -999',
    spoilt(
      inHeader(' SP  .MV', ' Z   .M '),
      column(6, (_, row) => `${-990 - row / 8}`),
    ),
  ],
  [
    'a depth of 0 where NULL is 0',
    spoilt(
      inHeader('1670.0000', '0.0000'),
      inHeader('1700.3276', '30.3276'),
      inHeader('-999.25 ', '0 '),
      column(0, (_, row) => (row * 0.1524).toFixed(4)),
    ),
  ],
  ['steps of 0.5 m', steps('0.5')],
  [
    'steps of 0.5 m in a deep well whose total depth agrees',
    steps(
      '0.5',
      5000,
      (l) => void l.splice(headerLines - 1, 0, ' TDL .M 5110 : TOTAL DEPTH LOGGER'),
    ),
  ],
  ['a photoelectric factor without a unit', spoilt(inHeader(' CALI.IN', ' PEF .  '))],
  ['a step of 0 over uneven rows', spoilt(inHeader('0.1524 ', '0 '), cell(80, 0, '1682.25'))],
])('%s: nothing is found', (_, content) => {
  expect(checkLas(content).findings).toEqual([]);
});
