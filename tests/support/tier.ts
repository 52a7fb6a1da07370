/** True in `npm run test:all`. */
export const isLongTier = process.env['TEST_TIER'] === 'long';

/** True in `npm test`; a file that is run by itself runs its tests of the long tier too. */
export const isOrdinaryTier = process.env['TEST_TIER'] === 'ordinary';

/** How many cases a property is tried with. */
export const propertyRuns = (ordinary: number): number => ordinary * (isLongTier ? 20 : 1);

/** How often a test does something. Tag the test `repeats`, so that the long tier runs it too. */
export const repeats = (ordinary: number, long: number): number => (isLongTier ? long : ordinary);

/** All items in the long tier, a fifth of them in the ordinary one. Tag the test `repeats`. */
export const everyFifthUnlessLong = <Item>(items: readonly Item[]): readonly Item[] =>
  isLongTier ? items : items.filter((_, index) => index % 5 === 0);

/** All items in the long tier, the first ones in the ordinary one. Tag the test `repeats`. */
export const firstUnlessLong = <Item>(items: readonly Item[], count = 1): readonly Item[] =>
  isLongTier ? items : items.slice(0, count);
