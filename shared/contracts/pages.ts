import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';
import { homePage } from '../constants/home-page.ts';

/**
 * Pages that need the catalogue: titles and previews for clients without JavaScript. Link checkers and monitors
 * request pages by HEAD. Pages interpret their query themselves, so any query is valid.
 */
export const pagesContract = defineContract({
  home: {
    method: 'GET',
    alsoHead: true,
    path: homePage,
    access: 'public',
    summary:
      'The home page with what is for sale. CloudFront asks for it where a visitor asks for `/`.',
    style: 'raw',
    input: z.object({}),
    output: z.string(),
  },
  library: {
    method: 'GET',
    alsoHead: true,
    path: '/articles',
    access: 'public',
    summary: 'The article list, filtered by its query (`q`, `category`, `sort`).',
    style: 'raw',
    input: z.object({}),
    output: z.string(),
  },
  hub: {
    method: 'GET',
    alsoHead: true,
    path: '/podcasthub',
    access: 'public',
    summary: 'The podcast hub, filtered by its query (`q`, `sort`).',
    style: 'raw',
    input: z.object({}),
    output: z.string(),
  },
  article: {
    method: 'GET',
    alsoHead: true,
    path: '/articles/{id}',
    access: 'public',
    summary: 'The page of one article, with its data for previews and search engines.',
    style: 'raw',
    input: z.object({ id }),
    output: z.string(),
  },
  episode: {
    method: 'GET',
    alsoHead: true,
    path: '/podcasthub/{id}',
    access: 'public',
    summary: 'The page of one episode, with its data for previews and search engines.',
    style: 'raw',
    input: z.object({ id }),
    output: z.string(),
  },
  store: {
    method: 'GET',
    alsoHead: true,
    path: '/store',
    access: 'public',
    summary: 'The store with its products, also as structured data for search engines.',
    style: 'raw',
    input: z.object({}),
    output: z.string(),
  },
  product: {
    method: 'GET',
    alsoHead: true,
    path: '/store/{id}',
    access: 'public',
    summary: 'The page of one product, with its data for previews and search engines.',
    style: 'raw',
    input: z.object({ id }),
    output: z.string(),
  },
  sitemap: {
    method: 'GET',
    alsoHead: true,
    path: '/sitemap.xml',
    access: 'public',
    summary: 'The URLs of all public pages, articles, episodes and products, for search engines.',
    style: 'raw',
    input: z.object({}),
    output: z.string(),
  },
  sitemapPart: {
    method: 'GET',
    alsoHead: true,
    path: '/sitemaps/{part}',
    access: 'public',
    summary: 'A part of a sitemap that is too large for one file: `1.xml` and so on.',
    style: 'raw',
    input: z.object({ part: z.string().max(20) }),
    output: z.string(),
    errors: ['not_found'],
  },
  affiliate: {
    method: 'GET',
    alsoHead: true,
    path: '/aff/{slug}',
    access: 'public',
    summary: 'Redirects a short link to its target in the site configuration.',
    style: 'redirect',
    input: z.object({ slug: z.string().min(1).max(60) }),
    output: z.void(),
    errors: ['not_found'],
  },
});
