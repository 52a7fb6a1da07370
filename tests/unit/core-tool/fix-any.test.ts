// @module-tag long

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cleanFile, recipes, written } from '#tests/bench/core/clean-files.ts';
import { faults } from '#tests/bench/core/faults.ts';
import { isLongTier, propertyRuns } from '#tests/support/tier.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import type { Finding } from '#tools/core/types.ts';
import { fixContent } from './fix-content.ts';

const customary = [-999, -999.25, -9999, -9999.25, -99999, -1e30];

/**
 * The numbers below ~A as a reader without Core sees them: texts where they are not numbers, null for every null value.
 */
function values(bytes: Buffer): unknown[] {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = bytes.toString(isWide ? 'utf16le' : 'latin1').replaceAll('\t', ' ');
  const [, data = ''] = text.split(/^ *~A.*$/m);
  const [rows = ''] = data.split(/^ *~/m);
  return rows
    .split(/\r\n|\r|\n/)
    .filter((line) => !line.trimStart().startsWith('#'))
    .flatMap((line) => line.split(/[\s,;]+/))
    .filter((one) => one !== '')
    .map((one) =>
      customary.includes(Number(one)) ? null : Number.isNaN(Number(one)) ? one : Number(one),
    );
}

async function expectSound(content: string | Uint8Array, isStrict: boolean, size?: number) {
  const config = isStrict ? ({ profile: 'las-2.0' } as const) : {};
  const { result, plan, after, left } = await fixContent(content, config, size);
  expect(values(after)).toEqual(values(Buffer.from(content)));
  expect([left.rows, left.first, left.last]).toEqual([result.rows, result.first, result.last]);
  const isRepaired = ({ rule, line }: Finding) =>
    plan.repairs.some((one) => one.rule === rule && one.line === line);
  // The item or curve at the start of the message: a repair may reveal another one.
  const subject = ({ rule, message }: Finding) => `${rule} ${message.split(' ')[0]}`;
  const repaired = new Set(result.findings.filter(isRepaired).map(subject));
  expect(left.findings.map(subject).filter((one) => repaired.has(one))).toEqual([]);
  if (plan.repairs.some(({ rule }) => rule === 'step')) {
    const step = Number(/^ *STEP\.\S* +(\S+)/m.exec(after.toString('latin1'))![1]);
    expect(((left.rows - 1) * step) / (left.last! - left.first!)).toBeCloseTo(1, 2);
  }
  if (plan.repairs.length === 0) expect(after.equals(Buffer.from(content))).toBe(true);
  return { plan, after };
}

test.each(faults)('$name: repaired without a change of values, or left', async (fault) => {
  for (const recipe of recipes.filter((_, at) => isLongTier || at % 3 === 0)) {
    const random = randomFrom(`${fault.name} ${recipe.name}`);
    const file = cleanFile(recipe, random);
    if (!(fault.fits?.(file) ?? true)) continue;
    const content = fault.plant(file, random) ?? written(file);
    await expectSound(content, fault.strict ?? false);
  }
});

it('repairs any number of faults in one file, read in pieces of any length', async () => {
  const some = fc.array(fc.nat(faults.length - 1), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      some,
      fc.nat(recipes.length - 1),
      fc.integer({ min: 1, max: 5000 }),
      fc.boolean(),
      async (chosen, of, size, isStrict) => {
        const random = randomFrom(`${chosen.join(' ')} ${of}`);
        const file = cleanFile(recipes[of]!, random);
        let content: string | Uint8Array | undefined;
        try {
          for (const fault of chosen.map((at) => faults[at]!)) {
            if (fault.fits?.(file) ?? true) content = fault.plant(file, random) ?? content;
          }
          content ??= written(file);
        } catch {
          // A fault may have removed what the next one changes.
          fc.pre(false);
        }
        const { after } = await expectSound(content, isStrict, size);
        await expectSound(after, isStrict);
      },
    ),
    { numRuns: propertyRuns(60) },
  );
});
