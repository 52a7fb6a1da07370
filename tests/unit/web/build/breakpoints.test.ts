import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { globSources } from '#tests/support/glob-sources.ts';

const definitions = 'web/src/styles/breakpoints.css';
const breakpoints = new Map(
  [...readFileSync(definitions, 'utf8').matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(
    ([, name, query]) => [name!, query!],
  ),
);

test('style sheets use only named widths', () => {
  const sheets = globSources('{web/src,sites}/**/*.css').filter((file) => file !== definitions);
  const own = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media [^{]*\bwidth\b[^{]*/g)].map(([query]) => [
      file,
      query,
    ]),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});

test('each query named below is the opposite of the query that it is named after', () => {
  const below = [...breakpoints].filter(([name]) => name.startsWith('--below-'));
  expect(below.length).toBeGreaterThan(3);
  for (const [name, query] of below) {
    expect(breakpoints.get(name.replace('below-', '')), name).toBe(query.replace('<', '>='));
  }
});

test('scripts and pictures use the same widths', () => {
  const widths = [...breakpoints.values()].map((query) => /\d+rem/.exec(query)![0]);
  const asked = globSources('{web/src,sites}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\(width (?:>=|<) (\w+)\)/g)].map(([, width]) => [
      file,
      width!,
    ]),
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const [file, width] of asked) expect(widths, file).toContain(width);
});
