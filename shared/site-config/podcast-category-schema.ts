import * as z from 'zod';
import { podcastCategories } from '../constants/podcast-categories.ts';
import { nearest } from '../site-check/nearest.ts';

const source = 'https://podcasters.apple.com/support/1691-apple-podcasts-categories';
const names = Object.keys(podcastCategories);

/** A category of Apple's. Directories refuse a feed with any other. */
export const podcastCategorySchema = z
  .strictObject({ name: z.string(), subcategory: z.string().optional() })
  .superRefine(({ name, subcategory }, context) => {
    const subcategories = podcastCategories[name];
    const refuse = (key: 'name' | 'subcategory', input: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], input, message });
    if (!subcategories) {
      refuse(
        'name',
        name,
        `must be a category that Apple knows${nearestOf(name, names)} (${source})`,
      );
    } else if (subcategory !== undefined && !subcategories.includes(subcategory)) {
      refuse('subcategory', subcategory, subcategoryProblem(name, subcategory, subcategories));
    }
  });

function subcategoryProblem(name: string, written: string, known: readonly string[]): string {
  const home = names.find((other) => podcastCategories[other]!.includes(written));
  if (home) return `belongs to the category ${home}, not to ${name}`;
  if (known.length === 0) return `must be left out: ${name} has no subcategories`;
  const advice = nearestOf(written, known) || `: ${known.join(', ')}`;
  return `must be a subcategory that Apple knows for ${name}${advice}`;
}

function nearestOf(written: string, known: readonly string[]): string {
  const name = nearest(written, known);
  return name === undefined ? '' : `: the nearest is ${name}`;
}
