import type { CoreConfig } from '#tools/core/types.ts';
import { cell, column, inHeader, spoilt, version12 } from './clean-las.ts';
import { row } from './rule-cases.ts';

export type CompanyCase = readonly [
  name: string,
  config: CoreConfig,
  content: string,
  found: readonly string[],
];

const clean = spoilt();
const spike = spoilt(cell(150, 1, '700'));
const hang = (rows: number) => spoilt(column(5, (value, i) => (i < rows ? '8.5' : `${value}`)));

/** A configuration, a file, and the findings: line, severity and rule. */
export const companyCases: readonly CompanyCase[] = [
  ['every curve', { required: { curves: ['GR', 'rhob', ['DTC', 'DT']] } }, clean, []],
  ['no LLD', { required: { curves: ['GR', 'LLD'] } }, clean, ['17 error required-curve']],
  [
    'neither of two',
    { required: { curves: [['LLD', 'LLS']] } },
    clean,
    ['17 error required-curve'],
  ],
  [
    'an alias for the family',
    { aliases: { RDEEP: ['LLD', 'ILD'] }, required: { curves: ['RDEEP'] } },
    clean,
    [],
  ],
  [
    'a pattern for the family',
    { aliases: { GR: ['GR_*'] }, required: { curves: ['GR'] } },
    spoilt(inHeader(' GR  .', ' GR_COMP.')),
    [],
  ],
  [
    'the number of a run',
    { required: { curves: ['GR'] } },
    spoilt(inHeader(' GR  .', ' GR:2.')),
    [],
  ],
  ['an item of ~W', { required: { well: ['UWI', ['PROV', 'CTRY']] } }, clean, []],
  [
    'no item of ~W',
    { required: { well: ['X', 'LIC'] } },
    clean,
    ['4 error required-item', '4 error required-item'],
  ],
  [
    'an empty item of ~W',
    { required: { well: ['UWI'] }, rules: { provenance: 'off' } },
    spoilt(inHeader('0001', '    ')),
    ['16 error required-item'],
  ],
  ['a text after the colon', { required: { well: ['COMP'] } }, version12, []],
  ['WELL, which is reported by itself', { required: { well: ['WELL'] } }, clean, []],
  ['an item of ~P', { required: { parameters: ['BS'] } }, clean, []],
  ['no item of ~P', { required: { parameters: ['MUD'] } }, clean, ['26 error required-item']],
  ['units that are allowed', { units: { gr: ['api', 'gapi'], RHOB: ['K/M3', 'G/C3'] } }, clean, []],
  ['another spelling', { units: { RHOB: ['G/CM3'] } }, clean, ['20 warning allowed-unit']],
  [
    'a unit of another quantity, once',
    { units: { RHOB: ['G/C3'] } },
    spoilt(inHeader('RHOB.G/C3', 'RHOB.V/V ')),
    ['20 warning allowed-unit'],
  ],
  [
    'no unit',
    { units: { GR: ['GAPI'] } },
    spoilt(inHeader('.GAPI', '.    ')),
    ['19 warning allowed-unit'],
  ],
  [
    'no unit, as is allowed',
    { units: { GR: ['GAPI', ''] } },
    spoilt(inHeader('.GAPI', '.    ')),
    [],
  ],
  ['the index too', { units: { DEPT: ['F'] } }, clean, ['18 warning allowed-unit']],
  [
    'units of a family',
    { aliases: { RDEEP: ['ILD'] }, units: { RDEEP: ['OHM.M'] } },
    clean,
    ['25 warning allowed-unit'],
  ],
  ['names that fit', { naming: { curves: '[a-z]+', wells: 'CLEAN \\d' } }, clean, []],
  ['a name that only begins well', { naming: { wells: 'CLEAN' } }, clean, ['10 warning naming']],
  ['a name of a curve', { naming: { curves: 'DEPT|.{2,3}|[A-Z]+I|RHOB' } }, clean, []],
  [
    'two names of curves',
    { naming: { curves: '.{4}|SP|GR' } },
    clean,
    ['22 warning naming', '25 warning naming'],
  ],
  ['content without a file', { naming: { files: 'never' } }, clean, []],
  [
    'a kind by its family',
    { aliases: { GR: ['X7'] } },
    spoilt(inHeader(' GR  .GAPI', ' X7  .     '), cell(150, 1, '700')),
    ['19 warning unit-missing', `${row(150)} warning spike`],
  ],
  [
    'a range of a family',
    { aliases: { GR: ['X7'] }, ranges: { gr: [0, 90] } },
    spoilt(inHeader(' GR  .GAPI', ' X7  .CPS ')),
    [`${row(3)} warning value-range`],
  ],
  [
    'a name goes before its family',
    { aliases: { RDEEP: ['ILD'] }, ranges: { RDEEP: [0, 1], ILD: [0, 100] } },
    clean,
    [],
  ],
  ["a curve's rule off", { overrides: [{ curves: ['GR'], rules: { spike: 'off' } }] }, spike, []],
  [
    "another curve's rule off",
    { overrides: [{ curves: ['SP'], rules: { spike: 'off' } }] },
    spike,
    [`${row(150)} warning spike`],
  ],
  [
    'off for all but one curve',
    { rules: { spike: 'off' }, overrides: [{ curves: ['g?'], rules: { spike: 'error' } }] },
    spike,
    [`${row(150)} error spike`],
  ],
  ["a curve's factor", { overrides: [{ curves: ['GR'], spikeFactor: 500 }] }, spike, []],
  [
    "a curve's rows",
    { overrides: [{ curves: ['*'], constantRows: 20 }] },
    hang(20),
    [`${row(0)} warning constant-run`],
  ],
  [
    "a curve's range",
    { ranges: { GR: [0, 500] }, overrides: [{ curves: ['GR'], range: [0, 900] }] },
    spike,
    [`${row(150)} warning spike`],
  ],
  [
    'the later override',
    {
      overrides: [
        { curves: ['GR'], rules: { spike: 'off' } },
        { curves: ['G*'], rules: { spike: 'error' } },
      ],
    },
    spike,
    [`${row(150)} error spike`],
  ],
  [
    "a family's override",
    { aliases: { RAY: ['GR'] }, overrides: [{ curves: ['ray'], rules: { spike: 'info' } }] },
    spike,
    [`${row(150)} info spike`],
  ],
  [
    'curves of one finding, one of them off',
    { overrides: [{ curves: ['SP'], rules: { 'null-value': 'off' } }] },
    spoilt(cell(3, 1, '-9999'), cell(3, 6, '-9999')),
    [`${row(3)} error null-value`],
  ],
  [
    'the severity that asks for more',
    {
      overrides: [{ curves: ['SP'], rules: { 'null-value': 'info' } }],
    },
    spoilt(cell(3, 1, '-9999'), cell(3, 6, '-9999')),
    [`${row(3)} error null-value`],
  ],
  [
    'as ever with the profile',
    {
      profile: 'las-2.0',
      units: { GR: ['API'] },
      rules: {
        'depth-multiple': 'off',
        'index-unit': 'off',
      },
    },
    clean,
    ['19 warning allowed-unit'],
  ],
];
