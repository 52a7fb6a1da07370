import { isBy } from '#shared/authors/is-by.ts';
import type { EpisodeSort, EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';

interface EpisodeFilter {
  q?: string;
  tag?: string;
  author?: string;
  sort?: EpisodeSort;
}

type Compare = (a: EpisodeSummary, b: EpisodeSummary) => number;

/**
 * Returns the matching episodes in the requested order; by default, best match first for a search and newest first
 * otherwise.
 * @param episodes newest first: sorting is stable, so ties keep this order and pages never overlap
 * @param owned ids of the caller's purchased episodes, for the sort `purchased`
 */
export function findEpisodes(
  episodes: readonly EpisodeSummary[],
  { q = '', tag, author, sort = 'relevance' }: EpisodeFilter,
  owned: ReadonlySet<string> = new Set(),
): EpisodeSummary[] {
  const shown = episodes.filter(({ tags }) => hasTag(tags, tag)).filter(isBy(author));
  const found = findByText(shown, q, searchTexts);
  if (sort === 'relevance') return byRelevance(found);
  const matches = found.map(({ row }) => row);
  const isOwned = ({ id, isFree }: EpisodeSummary) => isFree || owned.has(id);
  const orders: Record<Exclude<EpisodeSort, 'relevance'>, Compare | 'as held' | 'reversed'> = {
    newest: 'as held',
    oldest: 'reversed',
    'price-low-high': (a, b) => a.price - b.price,
    'price-high-low': (a, b) => b.price - a.price,
    free: (a, b) => Number(b.isFree) - Number(a.isFree),
    purchased: (a, b) => Number(isOwned(b)) - Number(isOwned(a)),
  };
  const order = orders[sort];
  if (order === 'as held') return matches;
  return order === 'reversed' ? matches.reverse() : matches.sort(order);
}

function searchTexts({ title, shortDescription, author, tags = [] }: EpisodeSummary): string[] {
  return [title, [author, ...tags].join(' '), shortDescription];
}
