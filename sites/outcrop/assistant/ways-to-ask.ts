import type { WaysToAsk } from '#shared/assistant/fact.ts';
import { companyWays } from './ways/company-ways.ts';
import { coreRuleWays } from './ways/core-rule-ways.ts';
import { coreUseWays } from './ways/core-use-ways.ts';
import { coreWays } from './ways/core-ways.ts';
import { gearWays } from './ways/gear-ways.ts';
import { narrationWays } from './ways/narration-ways.ts';
import { servicesWays } from './ways/services-ways.ts';
import { shopWays } from './ways/shop-ways.ts';
import { toolsWays } from './ways/tools-ways.ts';

/** Ways to ask for each fact of this company, by its id. */
export const siteWaysToAsk: WaysToAsk = {
  ...companyWays,
  ...servicesWays,
  ...coreWays,
  ...coreRuleWays,
  ...coreUseWays,
  ...gearWays,
  ...narrationWays,
  ...toolsWays,
  ...shopWays,
};
