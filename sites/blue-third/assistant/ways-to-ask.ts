import type { WaysToAsk } from '#shared/assistant/fact.ts';
import { rhythmWays } from './ways/rhythm-ways.ts';
import { harmonyWays } from './ways/harmony-ways.ts';
import { formWays } from './ways/form-ways.ts';
import { compingWays } from './ways/comping-ways.ts';
import { earWays } from './ways/ear-ways.ts';
import { practiceWays } from './ways/practice-ways.ts';
import { schoolWays } from './ways/school-ways.ts';
import { shopWays } from './ways/shop-ways.ts';

/** Ways to ask for each fact of the school, by its id. */
export const siteWaysToAsk: WaysToAsk = {
  ...rhythmWays,
  ...harmonyWays,
  ...formWays,
  ...compingWays,
  ...earWays,
  ...practiceWays,
  ...schoolWays,
  ...shopWays,
};
