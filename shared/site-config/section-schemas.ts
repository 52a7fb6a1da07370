import * as z from 'zod';

// Parts of the configuration that one page alone shows: in files of their own, so that no other page carries them.

const audioVoice = z.object({
  amountMinor: z.number().int().positive(),
  /** The card payment's own page: a Stripe payment link with quantity. */
  paymentUrl: z.url(),
});

const count = z.number().int().positive();

const factor = z.number().min(1).max(5);

/** Audio narration (podcasts-and-pages.md, section 9): prices in minor units for a block of ten minutes, rounded up. */
export const audioSchema = z.object({
  currency: z.string().regex(/^[a-z]{3}$/),
  blockMinutes: z.number().int().positive(),
  voices: z.object({ standard: audioVoice, cinematic: audioVoice }),
  multipliers: z.object({
    languageCommon: factor,
    languageRare: factor,
    formattingLow: factor,
    formattingHigh: factor,
    rushSameDay: factor,
    rushTwelveHours: factor,
  }),
  addOns: z.object({
    chaptersPerBlockMinor: z.number().int().positive(),
    chaptersFlatMinor: z.number().int().positive(),
    extraSpeedMinor: z.number().int().positive(),
    storageMinor: z.number().int().positive(),
  }),
  /** What is promised beside the price; times in the unit of their name. */
  service: z.object({
    sampleMinutes: count,
    /** How long files stay after delivery, and with extended storage. */
    keptDays: count,
    extendedDays: count,
    replyHours: count,
    speeds: z.object({
      slowest: z.number(),
      fastest: z.number(),
      /** Those of the extra versions. */
      slower: z.number(),
      faster: z.number(),
    }),
    /** Works shorter than `shortMinutes` come on the same day, up to `longMinutes` within `fromHours` to `toHours`. */
    delivery: z.object({
      shortMinutes: count,
      longMinutes: count,
      fromHours: count,
      toHours: count,
    }),
    rushHours: count,
    /** Only for the guess from pages to minutes. */
    estimate: z.object({ wordsPerPage: count, wordsPerMinute: count }),
  }),
});

export type AudioConfig = z.output<typeof audioSchema>;

const storePages = z.object({ ios: z.url(), android: z.url() });

/** The mobile apps in both stores. */
export const appsSchema = z.object({ lapisai: storePages, aquatest: storePages });

export type AppsConfig = z.output<typeof appsSchema>;

/** What customers said. `sample`: came with the software, is nobody's word, and is shown as an example. */
export const testimonialsSchema = z.array(
  z.object({
    quote: z.string().min(20).max(400),
    name: z.string(),
    role: z.string(),
    sample: z.boolean().optional(),
  }),
);

export type Testimonial = z.output<typeof testimonialsSchema>[number];
