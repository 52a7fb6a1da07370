import * as z from 'zod';

/** The text of the prerendered pages for the assistant: written by the web build, read by the `chat` function. */
export const siteTextSchema = z.array(
  z.object({
    /** Path on the site: `/audio`, `/gear?tab=field`. */
    url: z.string().startsWith('/'),
    title: z.string().min(1),
    passages: z.array(
      z.object({
        /** The headings above it, without the page's own: `Pricing › Extras`. */
        heading: z.string().optional(),
        text: z.string().min(1),
        /** The sections with their headings, if several short ones are combined. */
        parts: z
          .array(z.object({ heading: z.string().optional(), text: z.string().min(1) }))
          .optional(),
      }),
    ),
  }),
);

export type SiteText = z.output<typeof siteTextSchema>;
