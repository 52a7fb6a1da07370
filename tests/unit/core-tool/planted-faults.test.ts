import { expect, it } from 'vitest';
import { findInClean, plantFaults } from '#tests/bench/core/plant-faults.ts';

it('the right rule names every planted fault, and no rule says anything else', () => {
  const planted = plantFaults(1);
  expect(planted.length).toBeGreaterThan(300);
  expect(new Set(planted.map(({ fault }) => fault)).size).toBeGreaterThan(30);
  expect(planted.filter(({ isNamed, isAlone }) => !isNamed || !isAlone)).toEqual([]);
});

it('nothing is found in the files that they are planted in', () => {
  expect(findInClean(3)).toEqual([]);
});
