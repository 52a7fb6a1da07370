import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPatches } from '#tests/planted/read-patches.ts';

const bugs = readPatches();

test('there are at least 20 planted bugs, and npm test catches at least 16 of them', () => {
  expect(bugs.length).toBeGreaterThanOrEqual(20);
  expect(bugs.filter(({ tier }) => tier === 'ordinary').length).toBeGreaterThanOrEqual(16);
});

test.each(bugs)(
  '$name applies to the sources, and its tests exist',
  ({ file, bug, tier, tests }) => {
    const { stderr } = spawnSync('git', ['apply', '--check', file], { encoding: 'utf8' });
    expect(stderr, `Write ${file} anew for the changed sources.`).toBe('');
    expect(bug).not.toBe('');
    expect(['ordinary', 'long']).toContain(tier);
    for (const name of tests) expect(existsSync(name), name).toBe(true);
  },
);
