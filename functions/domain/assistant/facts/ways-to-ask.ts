import type { WaysToAsk } from '#shared/assistant/fact.ts';
import { accountEndWays } from './ways/account-end-ways.ts';
import { accountWays } from './ways/account-ways.ts';
import { buyingWays } from './ways/buying-ways.ts';
import { catalogueWays } from './ways/catalogue-ways.ts';
import { creditWays } from './ways/credit-ways.ts';
import { libraryWays } from './ways/library-ways.ts';
import { privacyWays } from './ways/privacy-ways.ts';

/**
 * The questions that people ask for each fact, by its id: whole questions in their own words, separated by `|`. A new
 * way to ask is one entry in a file here; a word that means the same everywhere belongs in the lexicon.
 */
export const waysToAsk: WaysToAsk = {
  ...accountWays,
  ...accountEndWays,
  ...buyingWays,
  ...libraryWays,
  ...creditWays,
  ...privacyWays,
  ...catalogueWays,
};
