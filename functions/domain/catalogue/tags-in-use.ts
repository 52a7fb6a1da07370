import { siteConfig } from '#shared/site-config/index.ts';
import { tagKey } from '#shared/tags/tidy-tags.ts';

/** The most tags of a list that are offered as a filter. */
const maxOffered = 100;

interface Entry {
  row: { tags?: readonly string[] };
}

/** Returns a function that lists the tags of rows by name. It keeps them as long as the rows are cached. */
export function createTagReader() {
  const known = new WeakMap<readonly Entry[], string[]>();

  return (entries: readonly Entry[]): string[] | undefined => {
    const tags = known.get(entries) ?? tagsInUse(entries.flatMap(({ row }) => row.tags ?? []));
    known.set(entries, tags);
    return tags.length > 0 ? tags : undefined;
  };
}

/**
 * Lists tags by name, the most used ones if there are too many. Of those that differ only in case, it has the first.
 */
export function tagsInUse(tags: readonly string[]): string[] {
  const found = new Map<string, { tag: string; count: number }>();
  for (const tag of tags) {
    const known = found.get(tagKey(tag)) ?? { tag, count: 0 };
    found.set(tagKey(tag), { ...known, count: known.count + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, maxOffered)
    .map(({ tag }) => tag)
    .sort(new Intl.Collator(siteConfig.locale).compare);
}
