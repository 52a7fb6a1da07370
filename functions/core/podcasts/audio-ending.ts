import { uploadRules } from '../../../shared/constants/upload-rules.ts';

const { types } = uploadRules['podcast-audio'];
const ending = new RegExp(`\\.(${[...new Set(Object.values(types))].join('|')})$`);

/** `audio/mpeg` → `mp3`. */
export function audioEnding(contentType: string): string {
  return types[contentType] ?? 'mp3';
}

/**
 * The id in an address that may end in `.mp3`. Apple takes only enclosures whose address ends as audio does ("A
 * Podcaster's Guide to RSS"); ids have no dots.
 */
export function withoutEnding(id: string): string {
  return id.replace(ending, '');
}
