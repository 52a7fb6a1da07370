// @module-tag long

import { expect, it, test } from 'vitest';
import { faults } from '#tests/bench/core/faults.ts';
import { findInClean, plantFault } from '#tests/bench/core/plant-faults.ts';

/** In three files each; `npm run bench:core` plants them in all files. */
test.each(faults)('$name: $rule names it and no rule says anything else', (fault) => {
  const planted = plantFault(fault, 1, 3);
  expect(planted).not.toEqual([]);
  expect(planted.filter(({ isNamed, isAlone }) => !isNamed || !isAlone)).toEqual([]);
});

it('nothing is found in the files that they are planted in', () => {
  expect(findInClean(3)).toEqual([]);
});
