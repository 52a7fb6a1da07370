import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#shared/colour/contrast.ts';
import { accentThemes } from '#shared/site-config/accent-contrast.ts';

const css = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

/** The tokens with a fixed colour for each theme; the browser mixes the brand's colours. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

const grounds = ['paper', 'surface', 'sunken'];
const pairs: [text: string, grounds: string[], atLeast: number][] = [
  ['ink', [...grounds, 'danger-soft', 'success-soft', 'warning-soft'], 4.5],
  ['ink-muted', grounds, 4.5],
  ['danger', [...grounds, 'danger-soft'], 4.5],
  ['success', [...grounds, 'success-soft'], 4.5],
  ['warning', [...grounds, 'warning-soft'], 4.5],
  // The edge of a field.
  ['rule-strong', ['paper', 'surface'], 3],
];

test.each(['light', 'dark'] as const)('text can be read on every ground: %s', (theme) => {
  for (const [text, on, atLeast] of pairs) {
    for (const ground of on) {
      const ratio = contrast(tokens.get(text)![theme], tokens.get(ground)![theme]);
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(atLeast);
    }
  }
});

test.each(['light', 'dark'] as const)('accents are checked on the hardest ground: %s', (theme) => {
  const { ground, soft, towards } = accentThemes[theme];
  // The background on which an accent is hard to read is close to that of the other theme.
  const all = grounds.map((name) => tokens.get(name)![theme]);
  const hardest = all.toSorted((a, b) => contrast(a, towards) - contrast(b, towards))[0];
  expect(ground).toBe(hardest);
  const name = theme === 'light' ? 'accent' : 'accent-dark';
  expect(css).toContain(`var(--brand-${name}) ${soft.share * 100}%, ${soft.on})`);
});
