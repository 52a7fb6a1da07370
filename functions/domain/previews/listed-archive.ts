import { gunzipSync, gzipSync } from 'node:zlib';
import type { Listed, Listing } from '../archives/list-archive.ts';

/** The stored contents of an archive, or why they could not be read. */
export type ListedArchive = { fileId: string } & (
  | { files: number; sizeBytes: number; entries: Uint8Array; problem?: undefined }
  | { problem: string }
);

/**
 * Packs a listing for storage. Names are repetitive: compressed, a list of thousands takes few of DynamoDB's capacity
 * units.
 */
export function packListing(fileId: string, { files, sizeBytes, entries }: Listing): ListedArchive {
  return { fileId, files, sizeBytes, entries: gzipSync(JSON.stringify(entries)) };
}

export function unpackEntries(entries: Uint8Array): Listed[] {
  return JSON.parse(gunzipSync(entries).toString()) as Listed[];
}
