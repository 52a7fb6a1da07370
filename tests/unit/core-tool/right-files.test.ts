import { expect, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import { cell, cleanLines, column, headerLines, inHeader, spoilt } from './clean-las.ts';

const wrapped = spoilt(inHeader('WRAP.    NO', 'WRAP.   YES'), (lines) => {
  const rows = lines.splice(headerLines).map((row) => row.split(' '));
  lines.push(
    ...rows.flatMap(([depth = '', ...values]) => [
      depth,
      values.slice(0, 4).join(' '),
      values.slice(4).join(' '),
    ]),
  );
});

/** In LAS 1.2 the texts of the well section follow the colon. */
const version12 = cleanLines()
  .map((line) => {
    const text = /^ (COMP|WELL|FLD |LOC |CTRY|SRVC|DATE|UWI )\.\s+(.*?)\s+: (.*)$/.exec(line);
    return text ? ` ${text[1]}.  ${text[3]} : ${text[2]}` : line;
  })
  .join('\n')
  .replace('VERS.   2.0', 'VERS.   1.2');

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

test.each([
  ['wrapped rows', wrapped],
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
  ['names of columns behind ~A', spoilt(inHeader('~ASCII', '~A  DEPT GR RHOB NPHI'))],
  ['sections in small letters', spoilt(inHeader('~WELL', '~well'), inHeader('~CURVE', '~c'))],
  ['nulls at the top of a run', spoilt(...[0, 1, 2, 3].map((row) => cell(row, 4, '-999.2500')))],
  ['numbers with exponents', spoilt(cell(60, 7, '1.2E+01'))],
  ['Windows’ end of file', `${spoilt()}\u001a`],
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
  ['a step of 0 over uneven rows', spoilt(inHeader('0.1524 ', '0 '), cell(80, 0, '1682.25'))],
])('%s: nothing is found', (_, content) => {
  expect(checkLas(content).findings).toEqual([]);
});
