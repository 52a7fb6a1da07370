import { capabilities } from './capabilities.ts';

const { podcasts, products } = capabilities;
const names = ['papers', podcasts && 'episodes', products && 'products'].filter((name) => !!name);

/** Lists what the site publishes, for use in a sentence: 'papers, episodes or products'. */
export function goods(word: 'and' | 'or'): string {
  return names.join(', ').replace(/, (?=\w+$)/, ` ${word} `);
}
