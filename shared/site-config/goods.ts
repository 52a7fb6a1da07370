import { capabilities } from './capabilities.ts';

const { articles, podcasts, products } = capabilities;
const names = [
  ...(articles ? ['papers'] : []),
  ...(podcasts ? ['episodes'] : []),
  ...(products ? ['products'] : []),
];

/** Lists what the site publishes, for use in a sentence: 'papers, episodes or products'. */
export function goods(word: 'and' | 'or'): string {
  return names.join(', ').replace(/, (?=\w+$)/, ` ${word} `);
}

/** What the site publishes above all: 'papers'. */
export const mainGoods = names[0]!;
