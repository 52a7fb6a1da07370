import type { LessonCategory } from '../lessons/lesson.ts';
import type { ZipEntry } from './write-zip.ts';

/** The source of a product: a few files in one archive. */
export interface MusicProduct {
  slug: string;
  title: string;
  shortDescription: string;
  category: 'Scores' | 'Backing tracks';
  /** In yen. */
  priceMinor: number;
  publishedAt: string;
  motif: LessonCategory;
  scheme: number;
  files: () => ZipEntry[];
}

export const textFile = (name: string, text: string): ZipEntry => ({
  name,
  body: Buffer.from(text),
});
