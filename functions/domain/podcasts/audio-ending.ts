import { uploadRules } from '#shared/constants/upload-rules.ts';

const { types } = uploadRules['podcast-audio'];
const ending = new RegExp(`(?<=.)\\.(${[...new Set(Object.values(types))].join('|')})$`);

/** `audio/mpeg` → `mp3`. */
export function audioEnding(contentType: string): string {
  return types[contentType] ?? 'mp3';
}

/**
 * The id in an address that may end in `.mp3`. Apple takes only enclosures whose address ends as audio does ("A
 * Podcaster's Guide to RSS"); ids have no dots. An ending alone is no address of anything, and stays: an empty id is no
 * key that DynamoDB could be asked for.
 */
export function withoutEnding(id: string): string {
  return id.replace(ending, '');
}
