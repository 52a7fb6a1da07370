import type { Capabilities } from '#shared/site-config/capability.ts';
import { articlesOnly } from './articles-only.ts';

/** A shop that sells nothing but episodes. */
export const episodesOnly: Capabilities = { ...articlesOnly, articles: false, podcasts: true };

/** A shop that sells nothing but e-books and other files. */
export const filesOnly: Capabilities = { ...articlesOnly, articles: false, products: true };
