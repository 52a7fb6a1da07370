import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { findRoute } from '#web/src/app/find-route.ts';
import { episode, paper } from './figures.ts';

const items = new Set([
  ...papers.map(({ slug }) => paper(slug)),
  ...episodes.map(({ slug }) => episode(slug)),
]);

/** Whether a URL is that of a paper or an episode. */
const isItem = (url: string): boolean => /^\/(?:articles|podcasthub)\/(?!success$)/.test(url);

/** Whether the sample site has the page or item. */
export function isOnSite(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  return isItem(path) ? items.has(path) : findRoute(path) !== undefined;
}
