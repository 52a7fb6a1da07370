import { cell, headerLines, spoilt, titled } from './clean-las.ts';
import { row, type Case } from './rule-cases.ts';

const eachRow = (change: (row: string) => string) => (lines: string[]) =>
  void lines.splice(headerLines, Infinity, ...lines.slice(headerLines).map(change));

/** Faults that have consequences, of which nothing is said. */
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
    'two rows exchanged',
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
];
