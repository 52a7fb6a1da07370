/**
 * Returns the tags without needless blanks, empty ones and duplicates. Of those that differ only in case, the first
 * stays.
 */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const keys = tidy.map(tagKey);
  return tidy.filter((_, index) => keys.indexOf(keys[index]!) === index);
}

/** Whether an item has a tag; without a wanted one, every item does. */
export function hasTag(tags: readonly string[] = [], wanted = ''): boolean {
  if (!wanted) return true;
  const [tag] = tidyTags([wanted]);
  return tag === undefined || tags.map(tagKey).includes(tagKey(tag));
}

/** Tags with the same key are the same. */
export const tagKey = (tag: string): string => tag.toLowerCase();
