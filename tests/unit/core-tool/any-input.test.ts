import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkLas, rules } from '#tools/core/index.ts';
import { createChecker } from '#tools/core/checks/create-checker.ts';
import { cleanLines, spoilt } from './clean-las.ts';
import { propertyRuns } from '#tests/support/tier.ts';

const ids = new Set(rules.map(({ id }) => id));

function expectSound(content: string | Uint8Array): void {
  const { findings } = checkLas(content);
  for (const { line, rule, message } of findings) {
    expect(Number.isInteger(line) && line >= 1).toBe(true);
    expect(ids.has(rule)).toBe(true);
    expect(message).toMatch(/^\S.*[.?]$/su);
    // Text in quotation marks comes from the file.
    expect(message.replace(/".*"/su, '')).not.toMatch(/undefined|NaN|Infinity|\[object/);
  }
}

const word = fc.oneof(
  fc.constantFrom(
    '~V',
    '~W',
    '~C',
    '~A',
    '~',
    'VERS. 2.0 :',
    'WRAP. YES :',
    'STRT.M 1 :',
    '\n',
    '\r',
  ),
  fc.constantFrom('\uFEFF'),
  fc.constantFrom('NULL. -999.25 :', 'DEPT.M :', 'GR.GAPI :', '-999', '1,5', '***', '1e400', ' '),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.double().map(String),
);

it('no bytes make it throw', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), expectSound), {
    numRuns: propertyRuns(300),
  });
});

it('no text that looks like LAS makes it throw', () => {
  const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(''));
  const lines = fc.array(word, { maxLength: 60 }).map((words) => words.join('\n'));
  fc.assert(fc.property(fc.oneof(text, lines), expectSound), { numRuns: propertyRuns(500) });
});

it('a curve without a name is called by its column', () => {
  const lines = cleanLines().map((line) => line.replace(/^ \w+ *(\.\S+ +: )/, '$1'));
  const data = lines.indexOf('~ASCII') + 1;
  lines[data + 80] = lines[data + 80]!.replace(/ \S+$/, ' 9000');
  lines[data + 90] = lines[data + 89]!;
  lines[data + 100] = lines[data + 100]!.replace(/^\S+/, '-999.25');
  const content = lines.join('\n');
  expectSound(content);
  const { findings } = checkLas(content);
  expect(
    findings.filter(({ message }) => /^Column \d /.test(message)).map(({ rule }) => rule),
  ).toEqual(['spike', 'depth-order', 'depth-order']);
});

it('no line that is lost, doubled or cut makes it throw', () => {
  const clean = cleanLines();
  const spoil = fc.array(fc.tuple(fc.nat(clean.length - 1), fc.nat(40), fc.nat(2)), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(spoil, (changes) => {
      const lines = [...clean];
      for (const [at, cut, times] of changes) {
        lines.splice(
          at % lines.length,
          1,
          ...Array.from({ length: times }, () => clean[at]!.slice(cut)),
        );
      }
      expectSound(lines.join('\n'));
    }),
    { numRuns: propertyRuns(60) },
  );
});

it('the findings do not depend on how the bytes are divided', () => {
  const bytes = Buffer.from(spoilt().replaceAll('\n', '\r\n').replace('61 N', '61° N'));
  const whole = checkLas(bytes);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), (size) => {
      const checker = createChecker('input.las', {});
      for (let at = 0; at < bytes.length; at += size) checker.feed(bytes.subarray(at, at + size));
      expect(checker.end()).toEqual(whole);
    }),
    { numRuns: propertyRuns(30) },
  );
});

it('rows of any cells are read alike, as bytes that make plain rows or character by character', () => {
  const cells = fc.constantFrom(
    ...['12.5', '-999.25', '-9999', '+3', '.5', '7.', '1.5E3', '1234567890.1234567', '-0.0'],
    ...['-', '1.2.3', '**', '1-2', '12.5\t', '# 5', '~O', 'x', '61°', '', '\u001a'],
  );
  const row = fc.array(cells, { minLength: 3, maxLength: 5 }).map((of) => of.join(' '));
  const plain = fc.nat(9999).map((value) => `${value / 10} -999.25 ${value}`);
  const rows = fc.array(fc.oneof(plain, plain, row), { minLength: 1, maxLength: 30 });
  const header =
    '~V\nVERS. 2.0 :\nWRAP. NO :\n~W\nNULL. -999.25 :\n~C\nDEPT.M :\nGR.GAPI :\nDT. :\n~A\n';
  fc.assert(
    fc.property(rows, fc.constantFrom('\n', '\r\n', '\r'), (lines, ending) => {
      const bytes = Buffer.from(header + lines.join(ending));
      const slow = createChecker('input.las', {});
      for (let at = 0; at < bytes.length; at++) slow.feed(bytes.subarray(at, at + 1));
      expect(checkLas(bytes)).toEqual(slow.end());
    }),
    { numRuns: propertyRuns(300) },
  );
});
