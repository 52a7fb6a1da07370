import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanIcon } from '#web/build/lean-icons.ts';

const icons = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/icons',
);

it.each(['wifi-off', 'copy', 'heart'])('leaves of %s what is drawn', (name) => {
  const source = readFileSync(path.join(icons, `${name}.mjs`), 'utf8');
  const lean = leanIcon(source);
  const keys = [...lean.matchAll(/key: (\S+)\s*\}/g)].map(([, key]) => key);
  expect(keys).toEqual(keys.map((_, place) => String(place)));
  expect(keys.length).toBeGreaterThan(0);
  expect(lean).not.toMatch(/name:|size:/);
  const drawn = (text: string) => text.match(/ (d|width|cx): "[^"]*"/g);
  expect(drawn(lean)).toEqual(drawn(source));
});
