import { tidyTags } from '#shared/tags/tidy-tags.ts';

/**
 * Reads the tags of a form. If it contains none, those of the item stay.
 * @returns undefined if there are none, so that the attribute is removed
 */
export function readTags(
  given: readonly string[] | undefined,
  before: string[] | undefined,
): string[] | undefined {
  const tags = given ? tidyTags(given) : (before ?? []);
  return tags.length > 0 ? tags : undefined;
}

/** The tags as text, for the audit log. */
export function describeTags(tags: readonly string[] = []): string {
  return tags.join(', ');
}
