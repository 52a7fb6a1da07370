import { site } from '../config/site.ts';

const { product, company, description } = site.brand;

/** The descriptions for search engines and link previews, by the route's path. Only the build reads this. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': description,
  '/about': `What ${product} teaches, and how a lesson is made.`,
  '/contact': `Write to ${company} about a lesson, an order or your data.`,
  '/register': `Create a free ${product} account to buy lessons and to keep your downloads.`,
  '/login': `Sign in to ${product} to reach your lessons, sessions and scores.`,
  '/articles/:id?':
    'Printed jazz lessons on swing, harmony, the blues, comping, ears and practice: free ones to read now, others to buy once and keep.',
  '/podcasthub/:id?':
    'Play-along sessions for jazz players, with bass, chords and a task: free ones to play now, others to buy once and keep.',
  '/store': 'Lessons, sessions, scores and backing tracks: bought once, without a subscription.',
  '/privacy/delete-data': `Ask ${company} to delete your data, without signing in.`,
};
