import type { ListedArchive } from './listed-archive.ts';
import type { PackedChapter } from './packed-chapter.ts';

/**
 * The previews of one item as stored: the public pages of its PDF, chapters of its EPUB or excerpt of its recording or
 * film, and the contents of its archives.
 */
export interface PreviewRow {
  /** `articles#<item id>` */
  id: string;
  /** Grows with every change of the preview's settings; the names of the objects drawn for that change contain it. */
  wanted: number;
  /** `wanted` requests work from the function; the other two only report its progress. */
  state: 'wanted' | 'drawing' | 'settled';
  /** How many runs began to draw this and did not finish. */
  attempts?: number;
  /** The drawings that may have objects: recorded before the first of them is written. */
  begun?: Set<number>;
  /** When any run that draws an older version has certainly ended, so that its objects can be deleted. */
  cleanAt?: string;
  /** Sparse: the sweep starts the function again after `dueAt`. */
  due?: 'due';
  dueAt?: string;
  made?: MadePreview;
  lists?: readonly ListedArchive[];
}

/** What has been drawn, or why it could not be. */
export interface MadePreview {
  /** The value of `wanted` for which it was made. */
  drawing: number;
  /** The key of the file that it shows; absent if nothing was to be drawn. */
  fileKey?: string;
  ofPages?: number;
  pages?: DrawnPage[];
  ofChapters?: number;
  chapters?: PackedChapter[];
  /** The language tag of the chapters. */
  language?: string;
  excerpt?: MadeExcerpt;
  /** A sentence for the administrator. */
  problem?: string;
}

/** The beginning of a recording or a film, in a file of its own. */
export interface MadeExcerpt {
  /** The length that the item's settings ask for; the excerpt is at most this long. */
  wantedSeconds: number;
  seconds: number;
  /** The size at which a film is shown, in pixels. */
  picture?: { width: number; height: number };
}

export interface DrawnPage {
  /** The width of the larger picture, in pixels. */
  width: number;
  height: number;
  text: string;
}
