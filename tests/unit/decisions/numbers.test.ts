import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

it('every decision record has a unique number, which is in its heading', () => {
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(numbers.length).toBeGreaterThan(70);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  for (const [index, name] of records.entries()) {
    const heading = readFileSync(path.join(folder, name), 'utf8').split('\n')[0];
    expect(heading, name).toMatch(new RegExp(`^# ${numbers[index]}\\. .`));
  }
});

it('the index lists every decision record by its title', () => {
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[(.+)\]\((\d{4}-[\w-]+\.md)\): /gm)].map(
    ([, title, name]) => ({ name, title }),
  );
  expect(listed).toEqual(
    records.map((name) => ({
      name,
      title: readFileSync(path.join(folder, name), 'utf8').split('\n')[0]!.slice('# '.length),
    })),
  );
});
