import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import type { SiteArt } from '#shared/site-art/site-art.ts';
import { resolveSite, siteFolder } from '#shared/site-config/site-folder.ts';
import { drawPodcastCover } from './podcast-cover.ts';
import { wellKnownFiles } from './well-known-files.ts';

const cssId = '/@brand.css';

/** Shown where an item has no picture. */
const placeholder = 'article-placeholder.jpg';
const placeholderFile = () => path.join(siteFolder(), 'art', placeholder);

/** Adds the chosen site to the build: its files, its colours as CSS, and its drawn pictures. */
export function brandPlugin(site: SiteConfig, art: SiteArt): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    resolveId: (source) => (source === 'virtual:brand.css' ? cssId : resolveSite(source)),
    load: (id) => (id === cssId ? brandCss(site) : undefined),
    transform: {
      filter: { id: /\/sites\/[\w-]+\/config\// },
      // Rate limits, feed texts and short links are used only on the server and would add weight to every page.
      handler(code) {
        if (this.environment.name !== 'client') return undefined;
        const lean = code
          .replace(/^ {2}(limits|podcast): \{\n(?: {4}.*\n)+ {2}\},\n/gm, '')
          .replace(/^ {2}limits: defaultLimits,\n/m, '')
          .replace(/^ {4}(redirects|elsewhere): \{\n(?: {6}.*\n)+ {4}\},\n/gm, '');
        return { code: lean, map: null };
      },
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(favicon(site, art));
      });
      server.middlewares.use(`/${placeholder}`, (_request, response, next) => {
        readFile(placeholderFile()).then(
          (picture) => response.setHeader('content-type', 'image/jpeg').end(picture),
          next,
        );
      });
      server.middlewares.use('/podcast-cover.jpg', (_request, response, next) => {
        drawPodcastCover(site, art).then(
          (cover) => response.setHeader('content-type', 'image/jpeg').end(cover),
          next,
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: placeholder,
        source: await readFile(placeholderFile()),
      });
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon(site, art) });
      const source = await drawPodcastCover(site, art);
      this.emitFile({ type: 'asset', fileName: 'podcast-cover.jpg', source });
      const files = await wellKnownFiles(site, favicon(site, art));
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: content });
      }
    },
  };
}

function brandCss({ brand: { colours } }: SiteConfig): string {
  const palette = colours.palette.map((colour, index) => `--brand-palette-${index + 1}:${colour};`);
  return `:root{--brand-accent:${colours.accent};--brand-accent-dark:${colours.accentDark};${palette.join('')}}`;
}

function favicon({ brand: { colours } }: SiteConfig, { markPaths }: SiteArt): string {
  const beds = markPaths.map((path, bed) => `<path fill="${colours.palette[bed]}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${beds.join('')}</svg>`;
}
