/**
 * What a site does besides articles: `#site/config/capabilities.ts` exports them as `capabilities`. What is off has no
 * page, link or setting, and none of its calls, functions, tables and alarms is deployed.
 */
export interface Capabilities {
  podcasts: boolean;
  /** E-books and other files. */
  products: boolean;
  /** The assistant. */
  chat: boolean;
  /** Replies of the assistant cost credits, which are sold. Off: they are free. */
  credits: boolean;
  /** On where `waitlists.ts` has any: pages should not load those to know. */
  waitlists: boolean;
  /** The mails that members choose: about new items, at most one a day, if they ask for it; about new editions of what they own, until they say no. */
  digest: boolean;
  /** Sentences that owners add to their ratings, shown once an administrator has approved them; ratings of episodes and products. */
  reviews: boolean;
  /** Short links with the operator's tag, `/aff/<slug>`: `affiliate` of the site's configuration. */
  affiliate: boolean;
  /** Work to order, asked for with a quote: pages and texts of the site, and its `config/services.ts`. */
  consulting: boolean;
  /** Texts read aloud to order: pages and texts of the site, and its `config/audio.ts`. */
  narration: boolean;
}

export type Capability = keyof Capabilities;
