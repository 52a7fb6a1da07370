import { joinNames } from '../constants/join-names.ts';
import { capabilities } from './capabilities.ts';

const { articles, podcasts, products } = capabilities;
const names = [
  ...(articles ? ['papers'] : []),
  ...(podcasts ? ['episodes'] : []),
  ...(products ? ['products'] : []),
];

/** Lists the kinds of items that the site publishes, for use in a sentence: 'papers, episodes or products'. */
export function itemNames(word: 'and' | 'or'): string {
  return joinNames(names, word);
}

/** The main kind of item: 'papers'. */
export const mainItemName = names[0]!;
