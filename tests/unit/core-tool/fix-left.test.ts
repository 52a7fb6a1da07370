import { describe, expect, test } from 'vitest';
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
import { fixContent, repair, type Content } from './fix-content.ts';

describe('what is left to a person', () => {
  const half = inHeader('1700.3276', '1715.5');
  test.each<[name: string, content: Content, reason: string]>([
    [
      'an unknown encoding',
      Buffer.from(spoilt(inHeader('61 N', 'Rivi\xe8re')), 'latin1'),
      'encoding: the encoding of line 12 is not certain',
    ],
    [
      'a character without a spelling',
      spoilt(inHeader('61 N', 'Кола')),
      'encoding: a character on line 12 has no certain spelling',
    ],
    [
      'a character among the values',
      spoilt(cell(3, 1, '−5')),
      `encoding: line ${headerLines + 4} has such a character among the values`,
    ],
    ['a STOP far beyond the rows', spoilt(half), 'start-stop: rows may have been cut off'],
    [
      'a file that ends within a row',
      spoilt(inHeader('1700.3276', '1700.6324')).trimEnd(),
      'start-stop: rows may have been cut off',
    ],
    [
      'feet and metres',
      spoilt(inHeader('1670.0000', '5479.0026')),
      'start-stop: feet and metres are mixed',
    ],
    [
      'two units of the axis',
      spoilt(inHeader('0.1524 ', '0.15 '), inHeader('STRT.M', 'STRT.F')),
      'step: the axis has two units',
    ],
    [
      'a STEP over missing rows',
      spoilt(inHeader('0.1524 ', '0.15 '), (l) => void l.splice(headerLines + 90, 5)),
      'step: rows are missing',
    ],
    [
      'a STEP that two rows tell roughly',
      spoilt(
        inHeader('0.1524 ', '2 '),
        column(0, (_, i) => `${1670 + i}`),
        (l) => {
          l.splice(headerLines + 3);
        },
      ),
      'step: the depths do not tell it exactly',
    ],
    [
      'STRT twice',
      spoilt((l) => void l.splice(4, 0, ' STRT.M 1600 : START')),
      'start-stop: an item of the header occurs twice',
    ],
    [
      'an end of broken rows',
      spoilt(inHeader('1700.3276', '1700.0'), (l) => void (l[headerLines + 9] = '1671.3716 50')),
      'start-stop: rows with too many or too few values may hide a depth',
    ],
    [
      'nulls without a declared one',
      spoilt(without(' NULL'), cell(3, 1, '-9999')),
      'null-value: NULL is not declared as a number',
    ],
    [
      'nulls between commas',
      spoilt(cell(3, 1, '-9999'), (l) =>
        l.forEach((t, i) => i >= headerLines && (l[i] = t.replaceAll(' ', ','))),
      ),
      'null-value: the values are not separated by spaces',
    ],
    [
      'wrapped rows that lost a value',
      wrapped(inHeader('WRAP.   YES', 'WRAP.    NO'), (l) => {
        l[headerLines + 46] = l[headerLines + 46]!.slice(6);
      }),
      'wrap: not every row has one value per curve',
    ],
    [
      'an unknown version',
      version12.replace('VERS.   1.2', 'VERS.   9'),
      'field-order: VERS does not say which order is right',
    ],
    [
      'a text with a colon',
      spoilt(inHeader('VERS.   2.0', 'VERS.   1.2'), inHeader('61 N', '61:00 N')),
      'field-order: line 12 has a second colon',
    ],
  ])('%s', async (_, content, reason) => {
    const { after, reasons } = await repair(content);
    expect(after).toBe(Buffer.from(content).toString('latin1'));
    expect(reasons).toContain(reason);
  });

  test.each<[name: string, content: Content]>([
    ['no LAS file', 'Dear colleague,\r\nthe log\nis attached.'],
    ['LAS 3.0', spoilt(inHeader('VERS.   2.0', 'VERS.   3.0'), (l) => void (l[4] += '\r'))],
    ['a line without an end', spoilt((l) => void (l[4] += `${' '.repeat(2 ** 20)}\r`))],
    [
      'UTF-16 that is not ASCII',
      Buffer.from(
        `\uFEFF${spoilt(inHeader('61 N', 'Кола'), inHeader('0.1524 ', '0.15 '))}`,
        'utf16le',
      ),
    ],
    ['a rule that is off', spoilt(inHeader('0.1524 ', '0.15 '))],
  ])('%s stays as it is', async (name, content) => {
    const off = { rules: { step: 'off' } } as const;
    const { after } = await fixContent(content, name === 'a rule that is off' ? off : {});
    expect(after.equals(Buffer.from(content))).toBe(true);
  });
});
