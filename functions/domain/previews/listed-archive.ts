import { gunzipSync, gzipSync } from 'node:zlib';
import type { Listed, Listing } from '../archives/list-archive.ts';

/** What is in an archive, as stored, or why that could not be read. */
export type ListedArchive = { fileId: string } & (
  | { files: number; sizeBytes: number; entries: Uint8Array; problem?: undefined }
  | { problem: string }
);

/** Names repeat themselves: packed, a list of thousands takes few of the units that DynamoDB counts. */
export function packListing(fileId: string, { files, sizeBytes, entries }: Listing): ListedArchive {
  return { fileId, files, sizeBytes, entries: gzipSync(JSON.stringify(entries)) };
}

export function unpackEntries(entries: Uint8Array): Listed[] {
  return JSON.parse(gunzipSync(entries).toString()) as Listed[];
}
