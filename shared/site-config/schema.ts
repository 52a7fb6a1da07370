import * as z from 'zod';
import { readableIn } from './accent-contrast.ts';
import { podcastCategorySchema } from './podcast-category-schema.ts';
import { currency, isLocale, isTimeZone, webUrl } from './setting-values.ts';
import { taxesSchema } from './taxes-schema.ts';
import { withdrawalProblem, withdrawalSchema } from './withdrawal-schema.ts';

const colour = z
  .string()
  .regex(
    /^#[0-9a-f]{6}$/i,
    'must be a colour as # and six digits or letters a to f, such as #0f6b6b',
  );
const creditPackage = z.strictObject({
  credits: z.number().int().min(1),
  amountMinor: z.number().int().min(1),
});
/** At most `limit` calls in a window of `windowSeconds`. */
const rateLimit = z.strictObject({
  limit: z.number().int().min(1),
  windowSeconds: z.number().int().min(1),
});

/** A name on one line: emails use it in their subject. */
const name = z
  .string()
  .regex(/\S/, 'must not be empty')
  .regex(/^\P{Cc}*$/u, 'must be one line');

/** Everything that an operator changes to rebrand the shop. Brand texts are nowhere else. */
const settings = z.strictObject({
  brand: z.strictObject({
    product: name.max(40),
    company: name.max(80),
    tagline: z.string().min(1),
    description: z.string().min(50).max(300),
    colours: z.strictObject({
      accent: colour.superRefine(readableIn('light')),
      accentDark: colour.superRefine(readableIn('dark')),
      /** The colours of the logo and of drawn pictures. */
      palette: z.tuple([colour, colour, colour, colour]),
    }),
  }),
  emails: z.strictObject({ support: z.email(), privacy: z.email() }),
  address: z.strictObject({ lines: z.array(z.string()).min(1), country: z.string() }),
  phone: z.strictObject({ whatsapp: webUrl }).optional(),
  links: z.strictObject({
    social: z.array(z.strictObject({ label: z.string(), url: webUrl })),
    mappingPlatform: webUrl.optional(),
    billingCoach: webUrl.optional(),
    /** A video of this site (`/demo.mp4` in web/public); without one the demo is an animated tour of the tools. */
    demoVideo: z.string().startsWith('/').optional(),
  }),
  /** Short links: `/aff/<slug>` redirects to the URL. Absent if there are none. */
  affiliate: z
    .strictObject({
      tag: z.string(),
      redirects: z.record(z.string(), webUrl),
      /** For a link that does not exist: the page with all links, its name, and a sentence that points there. */
      elsewhere: z.strictObject({
        to: z.string().startsWith('/'),
        label: z.string(),
        text: z.string(),
      }),
    })
    .optional(),
  /** Claims of the operator, shown as such and never computed. */
  claims: z
    .strictObject({
      tools: z.string(),
      accuracy: z.string(),
      users: z.string(),
      support: z.string(),
      projects: z.string(),
      rating: z.string(),
      /** For the water-testing app only. */
      waterApp: z.strictObject({
        accuracy: z.string(),
        reports: z.string(),
        languages: z.string(),
        rating: z.string(),
      }),
    })
    .optional(),
  money: z.strictObject({
    currency,
  }),
  /** If absent, `none`. */
  taxes: taxesSchema.optional(),
  credits: z.strictObject({
    signUp: z.number().int().min(0),
    perReply: z.number().int().min(1),
    packages: z.strictObject({ small: creditPackage, medium: creditPackage, large: creditPackage }),
  }),
  /** Refuses the 10,000 most used passwords, and words of the shop or of the address. */
  refuseCommonPasswords: z.boolean().optional(),
  limits: z.strictObject({
    /** How many messages a member may send. */
    chat: rateLimit,
    /**
     * How often a member may call a model for a reply that is then not paid for: stopped, failed or without an
     * answer.
     */
    chatUnpaid: rateLimit,
    register: rateLimit,
    /** Wrong passwords from one IP address, for any account. */
    login: rateLimit,
    /** Requests for reset links, and uses of them, from one IP address. */
    passwordReset: rateLimit,
    /**
     * Wrong passwords for one account from one device or IP address without a wait; each further one doubles the
     * wait. They are forgotten after a correct one, or this long after the last.
     */
    wrongPasswords: rateLimit,
    dataExport: rateLimit,
    /** How often a member may preview the deletion of the account. */
    deletionPreview: rateLimit,
    waitlist: rateLimit,
    deletionRequests: rateLimit,
    /** How often a member may change or remove reviews. */
    reviews: rateLimit,
    checkout: rateLimit,
    /** How often a buyer may check a Checkout session; a page that waits for a payment asks every few seconds. */
    verify: rateLimit,
    views: rateLimit,
    listens: rateLimit,
    /** How often a member's players may report their position. */
    positions: rateLimit,
    /** How often a member may replace the URL of the private feed. */
    feedRotations: rateLimit,
  }),
  /** The podcast as shown by directories and clients. */
  podcast: z.strictObject({
    title: z.string().min(1).max(80),
    description: z.string().min(50).max(4000),
    /** The contact for directories, public in the feed. */
    ownerEmail: z.email(),
    /**
     * One or two of Apple's categories (https://podcasters.apple.com/support/1691-apple-podcasts-categories); the
     * first is the main one.
     */
    categories: z.array(podcastCategorySchema).min(1).max(2),
  }),
  legal: z.strictObject({
    governingLaw: z.string(),
    minimumAge: z.number().int().min(0),
    withdrawal: withdrawalSchema.optional(),
  }),
  /** An IANA time zone, `Europe/London`, for dates in emails and replies and for the days of reports. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone, such as Europe/London'),
  /** BCP 47, for numbers, dates and amounts: `en-GB`. The engine's texts are in English. */
  locale: z.string().refine(isLocale, 'must be a language and a country, such as en-GB'),
});

/** The settings, with the rules that involve several of them. */
export const siteConfigSchema = settings.superRefine(withdrawalProblem);

export type SiteConfig = z.output<typeof siteConfigSchema>;
