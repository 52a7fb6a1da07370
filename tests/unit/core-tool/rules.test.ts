import { expect, it, test } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { checkLas } from '#tools/core/index.ts';
import {
  cell,
  column,
  headerLines,
  inHeader,
  spoilt,
  strict,
  withGaps,
  without,
} from './clean-las.ts';
import { companyCases } from './company-cases.ts';
import { consequenceCases } from './consequence-cases.ts';
import { cases, row, type Case } from './rule-cases.ts';

it('finds nothing in a clean file, whatever its line endings', () => {
  expect(checkLas(spoilt())).toEqual({
    file: 'input.las',
    header: {
      ...{ version: '2.0', well: 'CLEAN 1', uwi: '0001', company: 'EXAMPLE', field: 'NONE' },
      unit: 'M',
    },
    first: 1670,
    last: 1700.3276,
    findings: [],
    curves: ['DEPT', 'GR', 'RHOB', 'NPHI', 'DT', 'CALI', 'SP', 'ILD'],
    units: ['M', 'GAPI', 'G/C3', 'V/V', 'US/M', 'IN', 'MV', 'OHMM'],
    rows: 200,
  });
  expect(checkLas(spoilt().replaceAll('\n', '\r\n')).findings).toEqual([]);
  expect(checkLas(spoilt().replaceAll('\n', '\r')).findings).toEqual([]);
});

test.each([...cases, ...consequenceCases])('%s', (_, content, found) => {
  const { findings } = checkLas(content);
  expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual(found);
});

/** Rows of whole metres: depths as coarse as their STEP. */
function coarse(step: string, depths: readonly number[]): string {
  return spoilt((lines) => {
    const values = lines.splice(headerLines).map((line) => line.replace(/^\S+/, ''));
    const rows = depths.map((depth, index) => `${depth}${values[index]}`);
    for (const [name, value] of [
      ['STRT', depths[0]],
      ['STOP', depths.at(-1)],
      ['STEP', step],
    ]) {
      const at = lines.findIndex((line) => line.startsWith(` ${name}.M`));
      lines[at] = ` ${name}.M  ${value} :`;
    }
    lines.push(...rows);
  });
}

const whole = Array.from({ length: 100 }, (_, index) => index + 1);

test.each([
  ['a row left out', '1', whole.toSpliced(49, 1), [`${row(49)} depth-gap`]],
  [
    'two rows left out',
    '1',
    whole.toSpliced(69, 1).toSpliced(49, 1),
    [`${row(49)} depth-gap`, `${row(68)} depth-gap`],
  ],
  ['nothing where they are rounded', '1.5', whole.map((row) => Math.round(1.5 * row)), []],
])('in depths of whole metres: %s', (_, step, depths, found) => {
  const { findings } = checkLas(coarse(step, depths));
  expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual(found);
});

/** Only with the profile las-2.0. */
const strictCases: readonly Case[] = [
  ['nothing in a file to the letter', strict(), []],
  [
    'tabs',
    strict((l) => void (l[headerLines] = l[headerLines]!.replace(' ', '\t'))),
    [`${row(0)} tab`],
  ],
  ['a tab after a unit', strict(inHeader('STEP.M ', 'STEP.M\t')), ['7 tab']],
  [
    'an empty line in ~A',
    strict((l) => void l.splice(headerLines + 4, 0, '')),
    [`${row(4)} blank-line`],
  ],
  ['an empty line before ~C', strict((l) => void l.splice(16, 0, ' ')), ['17 blank-line']],
  ['an index of another name', strict(inHeader(' DEPT.M', ' MD  .M')), ['18 index-name']],
  ['metres spelt out', strict(inHeader('DEPT.M ', 'DEPT.METRES ')), ['18 index-unit']],
  ['LAS 1.2', strict(inHeader('VERS.   2.0', 'VERS.   1.2')), ['2 version', '9 field-order']],
  ['no field', strict(without(' FLD')), ['4 provenance']],
  ['a field without a name', strict(inHeader('NONE', '    ')), []],
  [
    'depths off the multiples of STEP',
    strict(inHeader('1676.4000', '1676.4500'), cell(0, 0, '1676.4500')),
    ['5 depth-multiple', `${row(1)} depth-spacing`],
  ],
];

test.each(strictCases)('las-2.0, %s', (_, content, found) => {
  const { findings } = checkLas(content, { config: { profile: 'las-2.0' } });
  expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual(found);
  for (const { rule, severity, clause } of findings) {
    const cited = coreRules.find(({ id }) => id === rule)!;
    const section = 'clause' in cited ? `LAS 2.0, section ${cited.clause}` : undefined;
    expect([clause, severity]).toEqual([section, section ? 'error' : 'info']);
  }
});

it('reports one finding for LAS 3.0, whatever else is in the file', () => {
  const three = spoilt(inHeader('VERS.   2.0', 'VERS.   3.0'))
    .replace('~CURVE INFORMATION', '~Log_Definition\n no form | at all °')
    .replace('~PARAMETER', '~Log_Parameter')
    .replace('~ASCII', '~Log_Data | Log_Definition');
  const { findings, curves, rows } = checkLas(three, { config: { profile: 'las-2.0' } });
  expect(findings.map(({ rule }) => rule)).toEqual(['version']);
  expect([curves, rows]).toEqual([[], 0]);
});

it('blames the column, not single rows, if most of a curve is impossible', () => {
  const message = (content: string) => checkLas(content).findings[0]!.message;
  expect(message(spoilt(column(2, () => '0.21')))).toContain(
    'Check in the print that the unit and the column belong to this curve.',
  );
  expect(message(spoilt(cell(150, 2, '0.21')))).toContain('set bad readings to null.');
});

it('recognises dates and times', () => {
  const messages = ['2020-01-01', '12:30:00', '01-Jan-20'].map(
    (text) => checkLas(spoilt(cell(7, 2, text))).findings[0]!.message,
  );
  for (const message of messages) expect(message).toContain('a date or a time');
});

it('applies the configured number of rows to a curve of few digits', () => {
  const coarse = spoilt(column(5, (_, i) => (i < 60 ? (i % 2 ? '8.5' : '8.6') : '8.5')));
  expect(
    checkLas(coarse, { config: { constantRows: 60 } }).findings.map(({ rule }) => rule),
  ).toEqual(['constant-run']);
});

it('says once that several rows have one depth', () => {
  const depth = '1682.0396';
  const content = spoilt(...[80, 81, 82].map((at) => cell(at, 0, depth)));
  const [first, ...others] = checkLas(content).findings;
  expect(first?.message).toMatch(/^DEPT 1682.0396 occurs in 4 rows\./);
  expect([first?.line, others]).toEqual([row(80), []]);
});

it('names the metric STEP of a log in feet', () => {
  const content = spoilt(
    ...['STRT.M', 'STOP.M', 'STEP.M', 'DEPT.M'].map((one) => inHeader(one, `${one.slice(0, -1)}F`)),
    inHeader('1670.0000', '1670.000'),
    inHeader('1700.3276', `${(1670 + 199 * 0.82021).toFixed(3)}`),
    inHeader('0.1524', '0.82'),
    column(0, (_, at) => (1670 + at * 0.82021).toFixed(3)),
  );
  const [step] = checkLas(content).findings;
  expect([step?.rule, step?.expected]).toEqual(['step', '0.82021']);
});

it('does not report the unit of a neutron curve whose values fit either unit', () => {
  const { findings } = checkLas(spoilt(column(3, (value) => (value + 0.85).toFixed(4))));
  expect(findings.filter(({ rule }) => rule === 'unit-range')).toEqual([]);
});

it('suggests the STEP that is nearest to the distance of the rows', () => {
  const integers = spoilt(
    inHeader('0.1524 ', '2 '),
    column(0, (_, i) => `${1670 + i}`),
    (l) => void l.splice(headerLines + 3),
  );
  const { message, expected } = checkLas(integers).findings.find(({ rule }) => rule === 'step')!;
  expect(message).toMatch(/^STEP is 2, but rows are 1 apart/);
  expect(expected).toBeUndefined();
});

it('says once what several curves share', () => {
  const messages = (...changes: readonly ((lines: string[]) => void)[]) =>
    checkLas(spoilt(...changes)).findings.map(({ message }) => message);
  expect(messages(cell(3, 1, '-9999'), cell(5, 1, '-9999'), cell(4, 6, '-9999'))).toEqual([
    'GR and SP are -9999 in up to 2 rows, but NULL is -999.25. Use one null value throughout.',
  ]);
  const hang = (at: number, until: number) =>
    column(at, (value, i) => (i > 99 && i < until ? '8.5' : `${value}`));
  expect(messages(hang(5, 160), hang(7, 170))).toEqual([
    'CALI and ILD stay at one value each for 60 to 70 rows. Compare with the other curves; a stuck tool looks like this.',
  ]);
  expect(messages(cell(150, 1, '700'), cell(150, 6, '900'), cell(180, 6, '900'))).toEqual([
    'GR and SP jump in one row, far from the rows around it, the first of up to 2 spikes each. Set them to null if the other curves show nothing.',
  ]);
});

it('tells curves with one name apart by their columns', () => {
  const { findings } = checkLas(
    spoilt(inHeader(' CALI.IN', ' GR  .GAPI'), cell(150, 1, '700'), cell(150, 5, '700')),
  );
  const spike = findings.find(({ rule }) => rule === 'spike')!;
  expect(spike.message).toMatch(/^GR \(column 2\) and GR \(column 6\) /);
  expect(spike.curve).toBe('GR');
});

it('reads names that are not ASCII as a person does', () => {
  const file = spoilt(inHeader(' CALI.IN', ' ØMM .IN'));
  for (const bytes of [Buffer.from(file), Buffer.from(file, 'latin1')]) {
    expect(checkLas(bytes).curves[5]).toBe('ØMM');
  }
});

test.each([
  ['%PDF-1.4\n%\xe2\xe3\n', 'This is a PDF, not text. Ask for the log in LAS 2.0.'],
  [
    'PK\x03\x04\x14\0',
    'This is a zip archive or an Office document, not text. Unpack it, or export the log as LAS 2.0.',
  ],
  ['\x1f\x8b\x08\0\0', 'This is an archive, not text. Unpack it, and check what it contains.'],
  ['\xff\xd8\xff\xe0JFIF', 'This is a picture, not text. Ask for the log in LAS 2.0.'],
  [
    '  1V1.00RECORD 8192',
    'This is not a LAS file: no line begins with a tilde. It begins with "1V1.00RECORD 8192".',
  ],
  ['   1V1.00RECORD 8192', 'This is a DLIS file, not text. Export the log as LAS 2.0.'],
  ['~V\n\0', 'This is a binary file, not text. Export the log as LAS 2.0.'],
])('says what a file is that begins with %j', (start, message) => {
  const { findings } = checkLas(Buffer.from(start, 'latin1'));
  expect(findings.map((finding) => finding.message)).toEqual([message]);
});

it('says once how far depths go back, and how many repeat', () => {
  const messages = (content: string) => checkLas(content).findings.map(({ message }) => message);
  expect(messages(spoilt((l) => void l.push(...l.splice(headerLines + 100).toReversed())))).toEqual(
    [
      'DEPT goes back from 1700.3276 to 1700.1752 M, and on to 1685.2400 in 99 rows. Mark the rows and ask for the field data.',
    ],
  );
  expect(messages(spoilt(column(0, (depth) => depth.toFixed(0))))).toEqual([
    'DEPT 1670 occurs in 4 rows, and 30 more depths repeat. Mark the rows and ask for the field data.',
  ]);
});

it('keeps every finding of a rule', () => {
  const { findings } = checkLas(withGaps());
  expect(findings.map(({ rule }) => rule)).toEqual(Array.from({ length: 50 }, () => 'depth-gap'));
});

it('every rule has a case here', () => {
  const found = new Set(
    [
      ...[...cases, ...strictCases].flatMap(([, , list]) => list),
      ...companyCases.flatMap(([, , , list]) => list),
    ].map((one) => one.split(' ').at(-1)),
  );
  expect([...found].toSorted()).toEqual(coreRules.map(({ id }) => id).toSorted());
});
