import { gunzipSync, gzipSync } from 'node:zlib';
import type { Chapter } from '../epubs/read-epub.ts';

/** A chapter as stored: its JSON, packed with gzip. */
export type PackedChapter = Uint8Array;

export function packChapter(chapter: Chapter): PackedChapter {
  return gzipSync(JSON.stringify(chapter));
}

export function unpackChapter(chapter: PackedChapter): Chapter {
  return JSON.parse(gunzipSync(chapter).toString()) as Chapter;
}
