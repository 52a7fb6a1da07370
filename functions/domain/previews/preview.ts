import type { CatalogueKind } from '../catalogue/catalogue-version-repository.ts';
import type { ListedArchive } from './listed-archive.ts';
import type { PackedChapter } from './packed-chapter.ts';

/** The catalogues whose files have previews that are made from them. */
export type PreviewKind = Exclude<CatalogueKind, 'podcasts' | 'bundles'>;

/**
 * The previews of one item as stored: the public pages of its PDF, chapters of its EPUB or excerpt of its recording, and
 * what is in its archives.
 */
export interface PreviewRow {
  /** `articles#<item id>` */
  id: string;
  /** Grows with every change of what the item shows; it names the objects that are drawn for that change. */
  wanted: number;
  /** `wanted` asks the function for its work; the two others only say how far it is. */
  state: 'wanted' | 'drawing' | 'settled';
  /** How many runs began to draw this and have not come to an end. */
  attempts?: number;
  /** The drawings of which there may be objects: noted before the first of them is written. */
  begun?: Set<number>;
  /** When a run that still draws an older one has surely ended, and what it may have written can be deleted. */
  cleanAt?: string;
  /** Sparse: the sweep starts the function again after `dueAt`. */
  due?: 'due';
  dueAt?: string;
  made?: MadePreview;
  lists?: readonly ListedArchive[];
}

/** What has been drawn, or why it could not be. */
export interface MadePreview {
  /** The value of `wanted` that it was made for. */
  drawing: number;
  /** The file it shows; absent if nothing was to be drawn. */
  fileKey?: string;
  ofPages?: number;
  pages?: DrawnPage[];
  ofChapters?: number;
  chapters?: PackedChapter[];
  /** Of the chapters: a language tag. */
  language?: string;
  excerpt?: MadeExcerpt;
  /** A sentence for the administrator. */
  problem?: string;
}

/** The beginning of a recording, in a file of its own. */
export interface MadeExcerpt {
  /** As the item wanted; the sound ends at most so late. */
  wantedSeconds: number;
  seconds: number;
}

export interface DrawnPage {
  /** Of the larger picture, in pixels. */
  width: number;
  height: number;
  text: string;
}
