import { expect, it, test } from 'vitest';
import { createDiff } from '#tools/core/fix/unified-diff.ts';
import { cell, headerLines, inHeader, spoilt, strict, wrapped } from './clean-las.ts';
import { applied, fixContent, linesOf, repair, type Content } from './fix-content.ts';

const nulls = (from: string, other: string) => spoilt(cell(3, 1, from), cell(4, 7, other));

test.each<[name: string, content: Content, lines: readonly string[], texts: readonly string[]]>([
  [
    'characters beyond ASCII',
    spoilt(inHeader('61 N 24 E', '61° N, Čáslav µ³')),
    [' LOC .   61deg N, Caslav u3 : LOCATION'],
    ['the file is plain ASCII'],
  ],
  ['a byte order mark', `\uFEFF${spoilt()}`, ['~VERSION INFORMATION'], ['the file is plain ASCII']],
  [
    'UTF-16',
    Buffer.from(`\uFEFF${spoilt()}`, 'utf16le'),
    linesOf(spoilt()),
    ['the file is plain ASCII'],
  ],
  [
    'STRT',
    spoilt(inHeader('1670.0000', '1677')),
    [' STRT.M  1670.0000 : START DEPTH'],
    ['STRT is 1670.0000, not 1677'],
  ],
  [
    'STOP that the rows go beyond',
    spoilt(inHeader('1700.3276', '1698.3276')),
    [' STOP.M  1700.3276 : STOP DEPTH'],
    ['STOP is 1700.3276, not 1698.3276'],
  ],
  [
    'STOP two steps beyond the rows',
    spoilt(inHeader('1700.3276', '1700.6324')),
    [' STOP.M  1700.3276 : STOP DEPTH'],
    ['STOP is 1700.3276, not 1700.6324'],
  ],
  [
    'STEP',
    spoilt(inHeader('0.1524 ', '0.15   ')),
    [' STEP.M  0.1524    : STEP'],
    ['STEP is 0.1524, not 0.15'],
  ],
  [
    'a unit after a space',
    spoilt(inHeader('STRT.M  ', 'STRT. M ')),
    [' STRT.M  1670.0000 : START DEPTH'],
    ['STRT.M has its unit in place'],
  ],
  [
    'texts of LAS 2.0 in a file of 1.2',
    spoilt(
      inHeader('VERS.   2.0', 'VERS.   1.2'),
      (l) => void l.splice(10, 0, ' LIC .   7  : LICENCE'),
    ),
    [
      ' COMP.   COMPANY   : EXAMPLE',
      ' WELL.   WELL      : CLEAN 1',
      ' FLD .   FIELD     : NONE',
      ' LOC .   LOCATION  : 61 N 24 E',
      ' CTRY.   COUNTRY   : FI',
      ' SRVC.   SERVICE COMPANY : EXAMPLE',
      ' DATE.   LOG DATE  : 13-DEC-86',
      ' UWI .   UNIQUE WELL ID : 0001',
    ],
    ['the fields of COMP, WELL, FLD, LOC, CTRY, SRVC, DATE, UWI are swapped; LIC may be in either'],
  ],
  [
    'other nulls',
    nulls('-9999', '-999'),
    linesOf(nulls('-999.25', '-999.25')).slice(headerLines + 3, headerLines + 5),
    ['-9999 is -999.25 in GR', '-999 is -999.25 in ILD'],
  ],
  [
    'WRAP YES over whole rows',
    spoilt(inHeader('WRAP.    NO', 'WRAP.   YES')),
    [' WRAP.   NO  : ONE LINE PER DEPTH STEP'],
    ['WRAP is NO'],
  ],
  [
    'tabs',
    strict((l) => void (l[headerLines] = l[headerLines]!.replaceAll(' ', '\t'))),
    [linesOf(strict())[headerLines]!],
    ['tabs are spaces'],
  ],
])('%s: repaired, and nothing else is changed', async (_, content, lines, texts) => {
  const config = { profile: 'las-2.0' } as const;
  const found = await repair(content, texts[0] === 'tabs are spaces' ? config : {});
  expect(found.lines).toEqual(lines);
  expect(found).toMatchObject({ texts, reasons: [], left: [] });
});

it('repairs one end if the unit reveals that the other was swapped', async () => {
  const swapped = spoilt(
    inHeader('STRT.M  1670.0000', 'STRT. M 1700.3276'),
    inHeader('STOP.M  1700.3276', 'STOP.M  1670.0000'),
  );
  const { after, left } = await repair(swapped);
  expect(left).toEqual(['start-stop']);
  expect((await repair(after)).after).toBe(spoilt());
});

it('gives all lines the usual ending', async () => {
  const mixed = spoilt((l) => void (l[4] += '\r'));
  expect((await repair(mixed)).after).toBe(spoilt());
  const dos = mixed.replaceAll('\n', '\r\n').replace('\r\r\n', '\n');
  expect((await repair(dos)).after).toBe(spoilt().replaceAll('\n', '\r\n'));
});

it('leaves out empty lines within sections', async () => {
  const gaps = strict((l) => void l.splice(headerLines + 4, 0, '', ' '));
  const { after, texts } = await repair(gaps, { profile: 'las-2.0' });
  expect([after, texts]).toEqual([strict(), ['empty lines are removed']]);
});

it('writes a wrapped row on one line, with one null value', async () => {
  const undeclared = wrapped(inHeader('WRAP.   YES', 'WRAP.    NO'), cell(1, 1, '-9999'));
  const { after, texts } = await repair(undeclared);
  expect(after).toBe(spoilt(cell(0, 2, '-999.25')));
  expect(texts).toEqual(['each row is one line', '-9999 is -999.25 in RHOB']);
});

it('keeps rows wrapped if WRAP says so', async () => {
  const { after, lines } = await repair(wrapped(cell(2, 2, '-9999')));
  expect(lines).toEqual(['8.600 -20.00 -999.25']);
  expect(after).toBe(wrapped(cell(2, 2, '-999.25')));
});

it('keeps the width of a column', async () => {
  const wide = (value: string) =>
    spoilt((l) => void (l[headerLines + 3] = l[headerLines + 3]!.replace(/ \S+$/, value)));
  expect((await repair(wide('       -9999'))).after).toBe(wide('     -999.25'));
  expect((await repair(wide(' -9999'))).after).toBe(wide(' -999.25'));
});

it('keeps every byte that no repair concerns', async () => {
  const odd = Buffer.from(
    spoilt(inHeader('0.1524 ', '0.15   '), inHeader('61 N', '61\xb0 Rivi\xe8re '), (l) => {
      l.splice(5, 0, '# \x1b remark\t ', '');
      l.push('\x1a');
    }),
    'latin1',
  );
  const { after, lines } = await repair(odd);
  expect(lines).toEqual([' STEP.M  0.1524    : STEP']);
  expect(after).toBe(odd.toString('latin1').replace('0.15   ', '0.1524 '));
});

test.each([
  ['one line', spoilt(inHeader('0.1524 ', '0.15   '))],
  ['neighbours', spoilt(inHeader('0.1524 ', '0.15 '), inHeader('1700.3276', '1700.6000'))],
  ['near lines', spoilt(cell(9, 1, '-999'), cell(13, 1, '-999'), cell(20, 2, '-999'))],
  ['the last line', spoilt(cell(199, 1, '-999'))],
  ['the first line', `\uFEFF~V\u00b0${spoilt().slice(2)}`],
  ['removed lines', strict((l) => void l.splice(headerLines + 4, 0, '', ''), cell(60, 1, '-999'))],
  ['joined lines', wrapped(inHeader('WRAP.   YES', 'WRAP.    NO'))],
])('a diff of %s fits', async (_, content) => {
  const { after, diff } = await fixContent(content, { rules: { 'blank-line': 'warning' } });
  expect(applied(content.replace('\uFEFF', '').split('\n'), diff)).toEqual(
    after.toString().split('\n'),
  );
  expect(diff).not.toMatch(/^\+.*\n-/m);
});

it('a diff of 150,000 changed lines in a row is complete', () => {
  let printed = '';
  const { lines, end } = createDiff('before', 'after', (text) => (printed += text));
  for (let number = 1; number <= 150_000; number++) lines(number, ['-9999'], ['-999.25']);
  end();
  expect(printed.split('\n')[2]).toBe('@@ -1,150000 +1,150000 @@');
});
