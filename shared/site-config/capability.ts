/**
 * The features of a site: `#site/config/capabilities.ts` exports them as `capabilities`. A feature that is off has no
 * page, link or setting, and none of its calls, functions, tables and alarms is deployed.
 */
export interface Capabilities {
  /** Papers: PDF files with a page each, in a library. At least one of articles, podcasts and products is on. */
  articles: boolean;
  podcasts: boolean;
  /** E-books and other files. */
  products: boolean;
  /** The assistant. */
  chat: boolean;
  /** Replies of the assistant cost credits, which are sold. If off, replies are free. */
  credits: boolean;
  /** On if `waitlists.ts` has any; pages need not load them to know. */
  waitlists: boolean;
  /**
   * Optional emails: about new items, at most one a day, for members who ask for it; about new editions of items that
   * members own, unless they decline.
   */
  digest: boolean;
  /**
   * Ratings of episodes and products, and sentences that owners add to ratings, shown once an administrator has
   * approved them.
   */
  reviews: boolean;
  /** Short links with the operator's tag, `/aff/<slug>`: `affiliate` of the site's configuration. */
  affiliate: boolean;
  /** Services on request, with a quote: pages and texts of the site, and its `config/services.ts`. */
  consulting: boolean;
  /** Narration on request: pages and texts of the site, and its `config/audio.ts`. */
  narration: boolean;
}

export type Capability = keyof Capabilities;
