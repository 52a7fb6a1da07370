import * as z from 'zod';

/**
 * What the web build says of its public pages to the function `pages`: the picture of each one's previews, and whether
 * search engines shall list it.
 */
export const sitePages = z.array(
  z.object({
    /** Path: `/articles`. */
    address: z.string().startsWith('/'),
    /** Path of its picture for link previews. */
    image: z.string().startsWith('/'),
    indexed: z.boolean(),
  }),
);
export type SitePages = z.output<typeof sitePages>;
