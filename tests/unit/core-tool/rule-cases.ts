import {
  cell,
  column,
  headerLines,
  inHeader,
  spoilt,
  version12,
  without,
  wrapped,
} from './clean-las.ts';

export type Case = readonly [name: string, content: string | Uint8Array, found: readonly string[]];

/** The line of a row. */
export const row = (i: number) => headerLines + 1 + i;
const swapped = spoilt((lines) => {
  const version = lines.splice(0, 3);
  lines.splice(lines.indexOf('~CURVE INFORMATION'), 0, ...version);
});

const millimetres = column(5, (value) => (value * 25.4).toFixed(1));

/** One planted fault each, and what is found: its line and rule, and nothing else. */
export const cases: readonly Case[] = [
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
  ['a control character', spoilt(inHeader('NONE', 'NO\u0001NE')), ['11 control-character']],
  ['an endless line', spoilt((l) => void (l[17] += ' '.repeat(2 ** 20))), ['18 line-length']],
  ['no data section', spoilt((l) => void l.splice(headerLines - 1)), ['1 section-missing']],
  ['a well section before ~V', swapped, ['1 section-order']],
  ['a line before ~V', `LAS FILE\n${spoilt()}`, ['1 section-order']],
  ['a second file behind the first', spoilt((l) => void l.push(...l)), ['229 trailing-data']],
  ['VERS 2.5', spoilt(inHeader('VERS.   2.0', 'VERS.   2.5')), ['2 version']],
  ['LAS 3.0', spoilt(inHeader('VERS.   2.0', 'VERS.   3.0')), ['2 version']],
  ['no WRAP', spoilt(without(' WRAP')), ['1 version']],
  ['a header line without a colon', spoilt(inHeader(' : COMPANY', '')), ['9 header-line']],
  [
    'a curve line without a colon',
    spoilt(inHeader('NPHI.V/V        : NEUTRON', 'NPHI.V/V          NEUTRON')),
    ['21 header-line'],
  ],
  ['STRT without a full stop', spoilt(inHeader('STRT.M', 'STRT M')), ['5 header-line']],
  ['STOP without a colon', spoilt(inHeader(' : STOP DEPTH', '')), ['6 header-line']],
  ['a space in a mnemonic', spoilt(inHeader(' ILD .OHMM', ' I LD.OHMM')), ['25 header-line']],
  [
    'two full stops before a unit',
    spoilt(inHeader(' ILD .OHMM', 'I. Ld..OHMM')),
    ['25 header-line'],
  ],
  ['a date that is not known', spoilt(inHeader('13-DEC-86', 'UNKNOWN')), ['4 provenance']],
  [
    'an undeclared null of many nines',
    spoilt(cell(90, 1, '-9999.9999'), cell(90, 2, '-9999.9999')),
    [`${row(90)} null-value`],
  ],
  ['a density of zeros', spoilt(cell(90, 2, '0')), [`${row(90)} value-range`]],
  ['a header line without a full stop', spoilt(inHeader('BS  .IN', 'BS')), ['27 header-line']],
  ['no NULL', spoilt(without(' NULL')), ['4 well-item']],
  ['a company without a name', spoilt(inHeader('EXAMPLE ', '')), ['4 provenance']],
  ['a well without a name', spoilt(inHeader('CLEAN 1', '')), ['10 well-item']],
  ['no WELL', spoilt(without(' WELL')), ['4 well-item']],
  ['no identifier of the well', spoilt(without(' UWI')), ['4 provenance']],
  [
    'STRT twice, with two values',
    spoilt((l) => void l.splice(5, 0, ' STRT.M 1600 : START')),
    ['6 duplicate-item'],
  ],
  ['STRT twice', spoilt((l) => void l.splice(5, 0, l[4]!)), ['6 duplicate-item']],
  [
    'fields of LAS 1.2 under VERS 2.0',
    version12.replace('VERS.   1.2', 'VERS.   2.0'),
    ['9 field-order'],
  ],
  [
    'fields of LAS 2.0 under VERS 1.2',
    spoilt(inHeader('VERS.   2.0', 'VERS.   1.2')),
    ['9 field-order'],
  ],
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
  ['a unit behind a space', spoilt(inHeader('STRT.M  ', 'STRT. M ')), ['5 unit-missing']],
  [
    'a gamma ray in the unit of a resistivity',
    spoilt(inHeader('GR  .GAPI', 'GR  .OHMM')),
    ['19 curve-unit'],
  ],
  ['a unit that nobody knows', spoilt(inHeader('RHOB.G/C3', 'RHOB.QXZ ')), ['20 curve-unit']],
  ['an index in a unit that nobody knows', spoilt(inHeader('DEPT.M', 'DEPT.Q')), ['18 index-unit']],
  ['an index whose line is lost', spoilt(without(' DEPT')), ['18 index-curve', '28 column-count']],
  ['STRT in feet', spoilt(inHeader('STRT.M', 'STRT.FT')), ['5 unit-conflict']],
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
  ['no row', spoilt((l) => void l.splice(headerLines)), ['28 no-data']],
  [
    'a depth beyond all measure',
    spoilt((l) => void (l[headerLines + 150] = l[headerLines + 150]!.replace(/^\S+/, '1e308'))),
    [`${row(150)} depth-gap`, `${row(151)} depth-order`],
  ],
  ['an uneven row', spoilt(cell(80, 0, '1682.2500')), [`${row(80)} depth-spacing`]],
  ['WRAP YES over whole rows', spoilt(inHeader('WRAP.    NO', 'WRAP.   YES')), [`${row(0)} wrap`]],
  [
    'a row too short',
    spoilt((l) => void (l[headerLines + 9] = '1671.3716 50')),
    [`${row(9)} column-count`],
  ],
  [
    'a row that lost its depth',
    spoilt((l) => void (l[headerLines + 90] = l[headerLines + 90]!.replace(/^\S+ /, ''))),
    [`${row(90)} column-count`],
  ],
  [
    'a row with a value too many',
    spoilt((l) => void (l[headerLines + 90] += ' 1')),
    [`${row(90)} column-count`],
  ],
  ['a curve whose line is lost', spoilt(without(' RHOB')), [`${row(0) - 1} column-count`]],
  [
    'two numbers without a space between them',
    spoilt((l) => void (l[headerLines + 90] = l[headerLines + 90]!.replace(/ (\S+)$/, '-$1'))),
    [`${row(90)} value-format`],
  ],
  [
    'a wrapped row that lost a value',
    wrapped((lines) => void (lines[headerLines + 46] = lines[headerLines + 46]!.slice(6))),
    [`${row(45)} column-count`],
  ],
  ['stars', spoilt(cell(7, 2, '******')), [`${row(7)} value-format`]],
  [
    'commas between values',
    spoilt((l) => l.forEach((t, i) => i >= headerLines && (l[i] = t.replaceAll(' ', ',')))),
    [`${row(0)} value-format`],
  ],
  [
    'semicolons between values',
    spoilt((l) => l.forEach((t, i) => i >= headerLines && (l[i] = t.replaceAll(' ', ';')))),
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
  ['a spike beyond what a tool reads', spoilt(cell(150, 1, '7000')), [`${row(150)} value-range`]],
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
