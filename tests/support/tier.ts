/** True in `npm run test:all`. */
const isLongTier = process.env['TEST_TIER'] === 'long';

/** How many cases a property is tried with. */
export const propertyRuns = (ordinary: number): number => ordinary * (isLongTier ? 20 : 1);
