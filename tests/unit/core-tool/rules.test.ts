import { expect, it, test } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { checkLas } from '#tools/core/index.ts';
import { cell, column, headerLines, inHeader, spoilt, without } from './clean-las.ts';

type Case = readonly [name: string, content: string | Uint8Array, found: readonly string[]];

const row = (i: number) => headerLines + 1 + i;
const swapped = spoilt((lines) => {
  const version = lines.splice(0, 3);
  lines.splice(lines.indexOf('~CURVE INFORMATION'), 0, ...version);
});

const millimetres = column(5, (value) => (value * 25.4).toFixed(1));

const cases: readonly Case[] = [
  ['an empty file', '', ['1 not-las']],
  ['a text without sections', 'Dear colleague,\nthe log is attached.\n', ['1 not-las']],
  ['a binary file', Uint8Array.of(126, 86, 0, 1, 2, 10), ['1 not-las']],
  ['a text that turns binary', `${spoilt(without(' UWI'))}\0`, ['1 not-las']],
  ['a degree sign', spoilt(inHeader('61 N', '61° N')), ['12 encoding']],
  ['a Latin-1 byte', Buffer.from(spoilt(inHeader('61 N', '61\xb0 N')), 'latin1'), ['12 encoding']],
  ['a byte order mark', `\uFEFF${spoilt()}`, ['1 encoding']],
  ['a byte order mark within', spoilt((l) => void (l[11] = `\uFEFF${l[11]}`)), ['12 encoding']],
  [
    'two files joined, the second with a mark',
    `${spoilt()}\uFEFF${spoilt()}`,
    ['229 encoding', '229 trailing-data'],
  ],
  ['UTF-16', Buffer.from(`\uFEFF${spoilt()}`, 'utf16le'), ['1 encoding']],
  ['two line endings', spoilt((l) => void (l[4] += '\r')), ['5 line-ending']],
  ['an endless line', spoilt((l) => void (l[17] += ' '.repeat(2 ** 20))), ['18 line-length']],
  ['no data section', spoilt((l) => void l.splice(headerLines - 1)), ['1 section-missing']],
  ['a well section before ~V', swapped, ['1 section-order']],
  ['a line before ~V', `LAS FILE\n${spoilt()}`, ['1 section-order']],
  ['a second file behind the first', spoilt((l) => void l.push(...l)), ['229 trailing-data']],
  ['VERS 2.5', spoilt(inHeader('VERS.   2.0', 'VERS.   2.5')), ['2 version']],
  ['LAS 3.0', spoilt(inHeader('VERS.   2.0', 'VERS.   3.0')), ['2 version']],
  ['no WRAP', spoilt(without(' WRAP')), ['1 version']],
  [
    'a header line without a colon',
    spoilt(inHeader(' : COMPANY', '')),
    ['4 well-item', '9 header-line'],
  ],
  ['a header line without a full stop', spoilt(inHeader('BS  .IN', 'BS')), ['27 header-line']],
  ['no NULL', spoilt(without(' NULL')), ['4 well-item']],
  ['a company without a name', spoilt(inHeader('EXAMPLE ', '')), ['9 well-item']],
  ['no identifier of the well', spoilt(without(' UWI')), ['4 provenance']],
  ['an ambiguous date', spoilt(inHeader('13-DEC-86', '03/04/1986')), ['15 date-format']],
  ['a date that is none', spoilt(inHeader('13-DEC-86', '31-FEB-1986')), ['15 date-format']],
  ['a leap day of no year', spoilt(inHeader('13-DEC-86', '29-FEB-01')), ['15 date-format']],
  [
    'a curve section without curves',
    spoilt((lines) => void lines.splice(lines.indexOf('~CURVE INFORMATION') + 1, 8)),
    ['21 column-count'],
  ],
  ['two curves of one name', spoilt(inHeader(' CALI.IN', ' GR  .GAPI')), ['23 curve-name']],
  ['a curve without a unit', spoilt(inHeader('GR  .GAPI', 'GR  .    ')), ['19 unit-missing']],
  [
    'a unit behind a space',
    spoilt(inHeader('STRT.M  ', 'STRT. M ')),
    ['5 well-item', '5 unit-missing'],
  ],
  ['STRT in feet', spoilt(inHeader('STRT.M', 'STRT.FT')), ['6 unit-conflict']],
  ['metres spelt in two ways', spoilt(inHeader('STRT.M ', 'STRT.METRES ')), []],
  ['STRT of feet in metres', spoilt(inHeader('1670.0000', '5479.0026')), ['5 start-stop']],
  ['STOP cut short', spoilt(inHeader('1700.3276', '1700.0')), ['6 start-stop']],
  ['STOP rounded', spoilt(inHeader('1700.3276', '1700.3')), []],
  ['STEP rounded', spoilt(inHeader('0.1524 ', '0.152 ')), ['7 step']],
  ['STEP of the other sign', spoilt(inHeader('0.1524 ', '-0.1524 ')), ['7 step']],
  ['a depth that repeats', spoilt(cell(80, 0, '1682.0396')), [`${row(80)} depth-order`]],
  [
    'a depth that is null',
    spoilt(cell(80, 0, '-999.25')),
    [`${row(80)} depth-order`, `${row(81)} depth-gap`],
  ],
  ['rows left out', spoilt((l) => void l.splice(headerLines + 90, 5)), [`${row(90)} depth-gap`]],
  [
    'rows left out under STEP 0',
    spoilt(inHeader('0.1524 ', '0 '), (l) => void l.splice(headerLines + 90, 5)),
    [],
  ],
  ['an uneven row', spoilt(cell(80, 0, '1682.2500')), [`${row(80)} depth-spacing`]],
  ['WRAP YES over whole rows', spoilt(inHeader('WRAP.    NO', 'WRAP.   YES')), [`${row(0)} wrap`]],
  [
    'a row too short',
    spoilt((l) => void (l[headerLines + 9] = '1671.3716 50')),
    [`${row(9)} column-count`],
  ],
  ['stars', spoilt(cell(7, 2, '******')), [`${row(7)} value-format`]],
  [
    'commas between values',
    spoilt((l) => l.forEach((t, i) => i >= headerLines && (l[i] = t.replaceAll(' ', ',')))),
    [`${row(0)} value-format`],
  ],
  ['NULL that is a word', spoilt(inHeader('-999.25', 'ABSENT')), ['8 null-value']],
  ['an undeclared null', spoilt(cell(3, 1, '-999')), [`${row(3)} null-value`]],
  ['an empty curve', spoilt(column(6, () => '-999.2500')), ['24 empty-curve']],
  [
    'a sonic in us/ft under US/M',
    spoilt(column(4, (v) => (v * 0.3048).toFixed(2))),
    ['22 unit-range'],
  ],
  ['a caliper in mm under IN', spoilt(millimetres), ['23 unit-range']],
  ['a C1 in mm under IN', spoilt(inHeader(' CALI', ' C1  '), millimetres), ['23 unit-range']],
  ['a porosity in fractions under %', spoilt(inHeader('NPHI.V/V', 'NPHI.%  ')), ['21 unit-range']],
  ['a negative resistivity', spoilt(cell(150, 7, '-3')), [`${row(150)} value-range`]],
  [
    'a caliper that hangs',
    spoilt(column(5, (v, i) => (i > 99 && i < 160 ? '8.5' : `${v}`))),
    [`${row(100)} constant-run`],
  ],
  ['a spike', spoilt(cell(150, 1, '700')), [`${row(150)} spike`]],
  [
    'a feet step under metres',
    spoilt(
      inHeader('1670.0000', '5479.0'),
      inHeader('1700.3276', '5578.5'),
      inHeader('0.1524', '0.5'),
      column(0, (_, i) => (5479 + i / 2).toFixed(1)),
    ),
    ['7 depth-unit'],
  ],
];

it('finds nothing in a clean file, whatever its line endings', () => {
  expect(checkLas(spoilt())).toEqual({
    file: 'input.las',
    findings: [],
    curves: ['DEPT', 'GR', 'RHOB', 'NPHI', 'DT', 'CALI', 'SP', 'ILD'],
    rows: 200,
  });
  expect(checkLas(spoilt().replaceAll('\n', '\r\n')).findings).toEqual([]);
  expect(checkLas(spoilt().replaceAll('\n', '\r')).findings).toEqual([]);
});

test.each(cases)('%s', (_, content, found) => {
  const { findings } = checkLas(content);
  expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual(found);
});

it('every rule has a case here', () => {
  const found = new Set(cases.flatMap(([, , list]) => list.map((one) => one.split(' ')[1])));
  expect([...found].toSorted()).toEqual(coreRules.map(({ id }) => id).toSorted());
});
