import * as z from 'zod';

/** What the prerendered pages say, for the assistant: written by the web build, read by the function `chat`. */
export const siteTextSchema = z.array(
  z.object({
    /** Address on the site: `/audio`, `/gear?tab=field`. */
    address: z.string().startsWith('/'),
    title: z.string().min(1),
    passages: z.array(
      z.object({
        /** Headings above it, without the page's own: `Pricing › Extras`. */
        heading: z.string().optional(),
        text: z.string().min(1),
        /** Where short sections are together in it: each by itself, under its own heading. */
        parts: z
          .array(z.object({ heading: z.string().optional(), text: z.string().min(1) }))
          .optional(),
      }),
    ),
  }),
);

export type SiteText = z.output<typeof siteTextSchema>;
