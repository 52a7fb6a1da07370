import type { Plugin } from 'vite';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { checkPages } from './check-pages.ts';
import type { ContentSettings } from './content/content-settings.ts';

/** Checks the pages of the site when the `npm run dev` server starts, as a build does. */
export function checkPlugin(site: SiteConfig, settings: ContentSettings): Plugin {
  return {
    name: 'check-pages',
    apply: 'serve',
    configResolved: () => checkPages(site, settings),
  };
}
