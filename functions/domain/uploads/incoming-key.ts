import { incomingPrefix } from '#shared/constants/bucket-prefixes.ts';

/** Returns the key of an upload's file in the private bucket. */
export function incomingKeyOf(uploadId: string, name: string): string {
  return `${incomingPrefix}${uploadId}/${name}`;
}

/** Returns the id of the upload with such a key; empty if the key contains none. */
export function uploadIdOf(key: string): string {
  return key.split('/')[1] ?? '';
}
