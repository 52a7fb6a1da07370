import { uploadRules } from '#shared/constants/upload-rules.ts';

const { types } = uploadRules['podcast-audio'];
const extension = new RegExp(`(?<=.)\\.(${[...new Set(Object.values(types))].join('|')})$`);

/** Returns the usual file extension of a content type: `audio/mpeg` → `mp3`. */
export function audioExtension(contentType: string): string {
  return types[contentType] ?? 'mp3';
}

/**
 * Removes the `.mp3` of a URL from an id. Apple accepts only enclosures whose URL ends in an audio extension ("A
 * Podcaster's Guide to RSS"); ids have no dots. A bare extension stays as it is: DynamoDB rejects an empty key.
 */
export function withoutExtension(id: string): string {
  return id.replace(extension, '');
}
