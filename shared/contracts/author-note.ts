import * as z from 'zod';

/** What the page of an item says about its author, if the seller keeps them in the admin area. */
export const authorNote = z.object({
  line: z.string(),
  /** A square picture. Without one, the page shows their initials. */
  pictureUrl: z.string().optional(),
});
export type AuthorNote = z.output<typeof authorNote>;
