import { cell, column, headerLines, inHeader, spoilt, titled } from './clean-las.ts';
import { row, type Case } from './rule-cases.ts';

const eachRow = (change: (row: string) => string) => (lines: string[]) =>
  void lines.splice(headerLines, Infinity, ...lines.slice(headerLines).map(change));

/** Faults whose consequences are not reported in addition. */
export const consequenceCases: readonly Case[] = [
  [
    'rows without the line that begins them',
    spoilt((l) => void l.splice(headerLines - 1, 1), cell(149, 1, '700')),
    ['28 section-missing', '178 spike'],
  ],
  [
    'two rows and no line that begins them',
    spoilt(
      (l) => void l.splice(headerLines - 1, Infinity, ...l.slice(headerLines, headerLines + 2)),
    ),
    ['1 section-missing', '28 header-line', '29 header-line'],
  ],
  [
    'rows cut by another section, which say nothing about STOP',
    spoilt((l) => void l.splice(headerLines + 90, 0, '~ CASING')),
    [`${row(90)} trailing-data`],
  ],
  [
    'a depth that is null beside rows left out',
    spoilt(cell(80, 0, '-999.25'), (l) => void l.splice(headerLines + 81, 3)),
    [`${row(80)} depth-order`, `${row(81)} depth-gap`],
  ],
  [
    'two rows swapped',
    spoilt((l) => void l.splice(headerLines + 80, 0, ...l.splice(headerLines + 81, 1))),
    [`${row(81)} depth-order`],
  ],
  [
    'a first column that is no index',
    spoilt(eachRow((line) => line.replace(/^(\S+) (\S+)/, '$2 $1'))),
    [`${row(1)} depth-order`],
  ],
  [
    'a first and a last row with a value too many',
    spoilt((l) => {
      l[headerLines] += ' 1';
      l[l.length - 1] += ' 1';
    }),
    [`${row(0)} column-count`],
  ],
  [
    'commas and blanks between values',
    spoilt(eachRow((line) => line.replaceAll(' ', ', '))),
    [`${row(0)} value-format`],
  ],
  [
    'decimal commas',
    spoilt(eachRow((line) => line.replaceAll('.', ','))),
    [`${row(0)} value-format`],
  ],
  [
    'an index whose line is the last of the curves',
    spoilt((l) => void l.splice(24, 0, ...l.splice(17, 1))),
    ['18 index-curve'],
  ],
  [
    'curves in another order than their titles, whose values then show nothing',
    titled('DEPT GR NPHI RHOB')
      .replace(/( RHOB.*\n)( NPHI.*\n)/, '$2$1')
      .replace('~A DEPT  GR  NPHI  RHOB', '~A DEPT  GR  RHOB  NPHI'),
    ['28 curve-name'],
  ],
  [
    'two rows in one line, of which no row is missing',
    spoilt(
      (l) => void l.splice(headerLines + 80, 2, `${l[headerLines + 80]} ${l[headerLines + 81]}`),
    ),
    [`${row(80)} column-count`],
  ],
  ['a depth with its unit', spoilt(cell(80, 0, '1682.192m')), [`${row(80)} value-format`]],
  [
    'a second half that is upside down, which lacks no row and no STOP',
    spoilt((l) => void l.push(...l.splice(headerLines + 100).toReversed())),
    [`${row(101)} depth-order`],
  ],
  [
    'a block of rows that stands too early',
    spoilt((l) => void l.splice(headerLines + 40, 0, ...l.splice(headerLines + 120, 10))),
    [`${row(50)} depth-order`],
  ],
  [
    'a block of rows that is missing, and another that stands too early',
    spoilt((l) => {
      l.splice(headerLines + 150, 5);
      l.splice(headerLines + 40, 0, ...l.splice(headerLines + 120, 10));
    }),
    [`${row(50)} depth-order`, `${row(150)} depth-gap`],
  ],
  ['one depth in all rows', spoilt(column(0, () => '1670.0000')), [`${row(1)} depth-order`]],
  [
    'depths with too few digits',
    spoilt(column(0, (depth) => depth.toFixed(0))),
    [`${row(1)} depth-order`],
  ],
  [
    'three depths twice',
    spoilt((l) => {
      for (const at of [150, 100, 50]) l.splice(headerLines + at, 0, l[headerLines + at]!);
    }),
    [`${row(51)} depth-order`, `${row(102)} depth-order`, `${row(153)} depth-order`],
  ],
  [
    'a curve section after the rows',
    spoilt((l) => void l.push(...l.splice(16, 9))),
    ['220 trailing-data'],
  ],
  [
    'sections after another one that is after the rows',
    spoilt((l) => void l.push('~Parameter', ...l.splice(16, 9))),
    ['220 trailing-data'],
  ],
  [
    'a section without its tilde',
    spoilt(inHeader('~CURVE INFORMATION', ' Curve Information')),
    ['17 section-missing'],
  ],
  [
    'rows whose section lacks its tilde',
    spoilt(inHeader('~ASCII', 'ASCII LOG DATA')),
    ['28 section-missing'],
  ],
  [
    'a form feed before a depth',
    spoilt(cell(80, 0, '\f1682.1920')),
    [`${row(80)} control-character`],
  ],
];
