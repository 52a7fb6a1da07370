import * as z from 'zod';

/**
 * The web build's list of public pages for the `pages` function: the preview picture of each, and whether search
 * engines may index it.
 */
export const sitePages = z.array(
  z.object({
    /** Path: `/articles`. */
    pathname: z.string().startsWith('/'),
    /** Path of its picture for link previews. */
    image: z.string().startsWith('/'),
    indexed: z.boolean(),
  }),
);
export type SitePages = z.output<typeof sitePages>;
