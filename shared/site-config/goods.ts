import { capabilities } from './capabilities.ts';

const { articles, podcasts, products } = capabilities;
const printedAndHeard = [...(articles ? ['papers'] : []), ...(podcasts ? ['episodes'] : [])];
const names = [...printedAndHeard, ...(products ? ['products'] : [])];

/** Lists what the site publishes, for use in a sentence: 'papers, episodes or products'. */
export function goods(word: 'and' | 'or'): string {
  return inSentence(names, word);
}

/** What members collect: 'papers and episodes'; 'products' in a shop that has neither. */
export const collected = inSentence(printedAndHeard.length > 0 ? printedAndHeard : names, 'and');

/** What the site publishes above all: 'papers'. */
export const mainGoods = names[0]!;

function inSentence(words: readonly string[], word: 'and' | 'or'): string {
  return words.join(', ').replace(/, (?=\w+$)/, ` ${word} `);
}
