import type { Capabilities, Capability } from '#shared/site-config/capability.ts';
import type { FunctionName } from '#infra/function-plan.ts';
import type { TableName } from '#shared/constants/table-name.ts';

/** What a complete shop loses with one switch; what is not named goes with none. */
export interface SwitchedOff {
  /** Routes of pages, as React Router writes them. */
  pages: readonly string[];
  functions: readonly FunctionName[];
  tables: readonly TableName[];
  /** Alarms besides those for the errors of the functions. */
  alarms: readonly string[];
  /** Some of the addresses of the API. */
  calls: readonly string[];
  /** No link, setting, period or policy says this. */
  words: RegExp;
}

/** Credits need the assistant: they go with it. */
export const without = (everything: Capabilities, name: Capability): Capabilities => ({
  ...everything,
  [name]: false,
  ...(name === 'chat' && { credits: false }),
});

/** For each switch, what the default site is without it. */
export const switchedOff: Record<Capability, SwitchedOff> = {
  articles: {
    pages: ['/articles/:id?', '/articles/success', '/admin/articles'],
    functions: ['articles'],
    tables: ['articles'],
    alarms: [],
    calls: ['/articles', '/articles/{id}', '/api/articles', '/api/articles/{id}/download'],
    words: /\bpapers?\b|\barticles?\b/i,
  },
  podcasts: {
    pages: ['/podcasthub/:id?', '/admin/podcasts'],
    functions: ['feeds', 'podcasts'],
    tables: ['podcasts', 'positions'],
    alarms: [],
    calls: ['/podcasthub', '/api/podcasts'],
    words: /podcast|episode|audio book|listen|playback/i,
  },
  products: {
    pages: ['/core', '/core/success', '/docs/*', '/admin/products'],
    functions: ['products'],
    tables: ['products'],
    alarms: [],
    calls: ['/api/products'],
    words: /e-book|\bcore\b|documentation/i,
  },
  chat: {
    pages: ['/credits', '/admin/replies'],
    functions: ['chat', 'credits', 'feedback', 'holds'],
    tables: ['feedback', 'holds'],
    alarms: ['holds-failed', 'replies-failed'],
    calls: ['/api/chat'],
    words: /assistant|\breplies of\b|chat credit/i,
  },
  credits: {
    pages: ['/credits'],
    functions: ['credits'],
    tables: [],
    alarms: [],
    calls: ['/api/auth/credits'],
    words: /\bcredits\b/i,
  },
  waitlists: {
    pages: ['/geodataresurrector', '/proposal', '/admin/waitlist'],
    functions: ['waitlist'],
    tables: ['waitlist'],
    alarms: [],
    calls: ['/api/waitlist'],
    words: /waitlist|geodata/i,
  },
  digest: {
    pages: [],
    functions: ['digest'],
    tables: [],
    alarms: ['digest-failed'],
    calls: ['/api/auth/preferences'],
    words: /new items|new edition|something new|notification/i,
  },
  reviews: {
    pages: ['/admin/reviews'],
    functions: ['reviews'],
    tables: ['reviews'],
    alarms: [],
    calls: ['/api/admin/reviews'],
    words: /\breviews?\b|add a sentence/i,
  },
  affiliate: {
    pages: ['/gear'],
    functions: [],
    tables: [],
    alarms: [],
    calls: ['/aff/{slug}'],
    words: /\/aff\/|\bgear\b|affiliate|packing list/i,
  },
  consulting: {
    pages: ['/data-analysis-service'],
    functions: [],
    tables: [],
    alarms: [],
    calls: [],
    words: /consult|data analysis|\bquote (costs|for)|work to order|written offer/i,
  },
  narration: {
    pages: ['/audio', '/audio/privacy', '/audio/terms'],
    functions: [],
    tables: [],
    alarms: [],
    calls: [],
    words: /narration|narrate|audio service/i,
  },
};
