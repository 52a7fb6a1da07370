import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';

const { product, company } = site.brand;

/**
 * The descriptions of this site's pages and of the engine's lists for search engines and link previews, by the route's
 * path. Only the build reads this.
 */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': site.brand.description,
  '/lapisai':
    'A geology research assistant for the phone: ask about rocks, logs and water and see the sources.',
  '/geodataresurrector':
    'Paper maps, old logs and seismic tapes brought back as data that can be checked and used.',
  '/proposal': 'An AI tool that drafts business proposals for geoscience work, with a waitlist.',
  '/core':
    'A command-line tool that checks LAS well-log files and says what is wrong, line by line.',
  '/docs/*':
    'How to check LAS files with Core: installation, command line, library, configuration, rules and troubleshooting.',
  '/aquatest-ai':
    'Turns a water-test lab report into a 0 to 100 safety score with a plain flag for every parameter.',
  '/gear':
    'Packing lists for water sampling, field work, data and sound: what each thing is for, and the numbers to check before you pay.',
  '/audio': 'Send a PDF or a link and get an MP3 narration back, after a free one-minute sample.',
  '/audio/privacy':
    'What the audio narration service keeps, for how long, and how to have it deleted.',
  '/audio/terms': 'How orders, payment, delivery and refunds work for audio narration.',
  '/data-analysis-service':
    'Geoscience data analysis, machine learning and reports on demand, from a first email to a documented project.',
  '/about': `Who makes ${product}, why, and what we hold to.`,
  '/contact': `Write to ${company}: email, WhatsApp and address.`,
  '/articles/:id?':
    'Short papers on well logs, groundwater, mapping, GeoAI and field practice: free ones to read now, others to buy once and keep.',
  '/podcasthub/:id?':
    'Episodes for people who read rocks, logs and water: preview them, buy them once, keep them.',
  '/store': `${capabilities.articles ? 'Papers, e-books' : 'E-books'}, episodes, assistant credits and tools: bought once, without a subscription.`,
  '/privacy/delete-data':
    'Ask for the deletion of your data, of the water-testing app or of an account here: without signing in, done within 30 days.',
};
