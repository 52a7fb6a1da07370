import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { levels } = JSON.parse(
  readFileSync(new URL('./requirements.json', import.meta.url), 'utf8'),
) as { levels: Record<'1' | '2', string[]> };

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => {
    const [id, words, state, why] = cells.map((cell) => cell.trim()) as [
      string,
      string,
      string,
      string,
    ];
    const files = [...why.matchAll(/`((?:tests|docs)\/[^`]+)`/g)].map(([, file]) => file!);
    return { id, words, state, why, files };
  });

it('has every requirement of levels 1 and 2 once', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...levels[1], ...levels[2]].toSorted());
  expect(rows).toHaveLength(253);
});

it('names files that exist, and one for everything that is met', () => {
  for (const { id, state, files } of rows) {
    if (state === 'met') expect(files.length, id).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file), `${id}: ${file}`).toBe(true);
  }
});

it('says why for everything else', () => {
  for (const { id, words, state, why } of rows) {
    expect(['met', 'n/a', 'waived', 'open'], id).toContain(state);
    expect(words.length, id).toBeGreaterThan(2);
    if (state !== 'met') expect(why, id).toMatch(/\.( `[^`]+`(, `[^`]+`)*)?$/);
  }
});

it('counts its states', () => {
  const text = readFileSync('docs/asvs.md', 'utf8');
  for (const state of ['met', 'n/a', 'waived', 'open']) {
    const number = rows.filter((row) => row.state === state).length;
    expect(text).toMatch(new RegExp(`^\\| ${state} +\\| ${number} `, 'm'));
  }
});

it('is right that nothing switches off the check of certificates', () => {
  const sources = globSync('{functions,infra,shared}/**/*.ts');
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((file) =>
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
