import * as z from 'zod';

// Configuration that a single page needs, in a file of its own so that other pages do not load it.

const audioVoice = z.object({
  amountMinor: z.number().int().positive(),
  /** A Stripe payment link with adjustable quantity. */
  paymentUrl: z.url(),
});

const count = z.number().int().positive();

const factor = z.number().min(1).max(5);

/** Audio narration: prices in minor units for each block of ten minutes, rounded up. */
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
  /** The service level; the names contain the units. */
  service: z.object({
    sampleMinutes: count,
    /** How long files are kept after delivery, and with extended storage. */
    keptDays: count,
    extendedDays: count,
    replyHours: count,
    speeds: z.object({
      slowest: z.number(),
      fastest: z.number(),
      /** The speeds of the extra versions. */
      slower: z.number(),
      faster: z.number(),
    }),
    /**
     * Works shorter than `shortMinutes` are delivered on the same day, and works up to `longMinutes` within `fromHours`
     * to `toHours`.
     */
    delivery: z.object({
      shortMinutes: count,
      longMinutes: count,
      fromHours: count,
      toHours: count,
    }),
    rushHours: count,
    /** Used only to estimate minutes from pages. */
    estimate: z.object({ wordsPerPage: count, wordsPerMinute: count }),
  }),
});

export type AudioConfig = z.output<typeof audioSchema>;

const storePages = z.object({ ios: z.url(), android: z.url() });

/** The mobile apps in both stores. */
export const appsSchema = z.object({ lapisai: storePages, aquatest: storePages });

export type AppsConfig = z.output<typeof appsSchema>;

/** Testimonials. `sample`: comes with the software, is not a real quote and is marked as an example. */
export const testimonialsSchema = z.array(
  z.object({
    quote: z.string().min(20).max(400),
    name: z.string(),
    role: z.string(),
    sample: z.boolean().optional(),
  }),
);

export type Testimonial = z.output<typeof testimonialsSchema>[number];
