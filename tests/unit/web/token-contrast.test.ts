import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

/** The tokens with a fixed colour for each theme; the brand's colours are mixed by the browser. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

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
