import type { Printable } from '#tools/press/printable.ts';
import type { Figure } from '../press/figure.ts';

export const lessonCategories = [
  'Rhythm',
  'Harmony',
  'Form',
  'Comping',
  'Ear Training',
  'Practice',
] as const;
export type LessonCategory = (typeof lessonCategories)[number];

/** The source of a lesson. One file each: `lessons/<slug>.ts` exports `lesson`. */
export interface Lesson extends Printable<Figure> {
  category: LessonCategory;
  slug: string;
  shortDescription: string;
  /** Paragraphs for its page, separated by an empty line. */
  longDescription: string;
  /** In yen. */
  priceMinor: number;
}

/** The author named on the lessons. */
export const teachers = 'The teachers of Blue Third';
