import { siteNouns } from '#shared/assistant/site-nouns.ts';

/** `a paper`, `an episode` */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Returns the noun for an item, for the beginning of a sentence: `A paper`, `An episode`. */
export function itemWithArticle(kind: keyof typeof siteNouns): string {
  return withArticle(siteNouns[kind].one).replace('a', 'A');
}
