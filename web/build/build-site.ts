import { createRequire } from 'node:module';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type InlineConfig, type Manifest } from 'vite';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { openApiText } from '#shared/contracts/openapi-text.ts';
import { loadActiveParts } from '#shared/site-config/active-site.ts';
import { siteFolder } from '#shared/site-config/site-folder.ts';
import { checkPages } from './check-pages.ts';
import { loadContentSettings } from './content/content-settings.ts';
import { robotsText } from './robots.ts';
import { structuredData } from './structured-data.ts';
import { writePreview } from './preview/preview-file.ts';
import { createAssetIndex } from './asset-index.ts';
import { explainBuild } from './explain-build.ts';
import { fillTemplate } from './fill-template.ts';
import { readPageCss } from './page-css.ts';
import { pageAssetsFile, type BuiltPage } from './page-weight.ts';
import { readSiteText } from './site-text.ts';
import { headTags, previewSize } from '#shared/html/head-tags.ts';
import { bodyPlace, rendererFile } from '#shared/html/page-renderer.ts';
import { unknownOrigin } from '#shared/html/site-origin.ts';
import type { SitePages } from '#shared/html/site-page.ts';
import type * as prerender from '../src/app/prerender.tsx';

const root = path.resolve(import.meta.dirname, '..');
/** Loaded instead of bundled, so that it shares the pages of text that were compiled for the check. */
const options: InlineConfig = {
  configFile: path.join(root, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
};
/** The site's public origin, for tags that need an absolute URL. Without it, the server inserts its own. */
const origin = process.env.VITE_SITE_ORIGIN || unknownOrigin;

/** Pages whose lists the function `pages` renders for each request. */
const filledIn = new Set(['/', '/articles', '/podcasthub', '/store']);

/** The module that renders pages, during the build and for each request in the function `pages`. */
const renderer = (pagesDir: string): BuildOptions => ({
  outDir: path.join(pagesDir, 'render'),
  copyPublicDir: false,
  ssr: 'src/app/prerender.tsx',
  manifest: false,
  minify: true,
  rolldownOptions: {
    input: path.join(root, 'src/app/prerender.tsx'),
    // CommonJS with its dependencies: the function loads it with `require` and has no node_modules.
    output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
  },
});

/**
 * Builds the site into the folder's `web`: the app, every public page as HTML, and /app.html for all other pages. Next
 * to it, writes `site-text.json`, the text of the pages, and `pages`, the input of the function of that name: its page
 * templates, the rendering module and all paths.
 * @throws SiteMistake if a page of the site has a mistake
 */
export async function buildSite(dist: string): Promise<void> {
  const outDir = path.join(dist, 'web');
  const pagesDir = path.join(dist, 'pages');
  const [{ site, capabilities }, art] = await Promise.all([loadActiveParts(), loadActiveArt()]);
  const settings = await loadContentSettings();
  await checkPages(site, settings);
  await Promise.all([
    build({ ...options, build: { outDir } }),
    build({ ...options, build: renderer(pagesDir) }),
  ]).catch((error: unknown) => {
    throw explainBuild(error, siteFolder());
  });
  const rendered = createRequire(pagesDir + path.sep)(rendererFile) as typeof prerender;
  const { renderRoute, routes, descriptionOf, pageThings, basePath, documentTitle } = rendered;

  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const assets = createAssetIndex(JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest);
  const template = await readFile(path.join(root, 'index.html'), 'utf8');

  const titleOf = (pathname: string) =>
    routes.find((route) => route.prerender && basePath(route) === pathname)?.title;
  // Pages that are not prerendered are looked up too, so that a route without a page fails here and not in a browser.
  const pages = routes.map((route) => ({ route, assets: assets.forPage(route.page) }));
  const prerendered = pages.filter(({ route }) => route.prerender);
  // In parallel, because their previews are drawn on other threads.
  const sitePages: SitePages = await Promise.all(
    prerendered.map(async ({ route, assets: pageAssets }) => {
      const pathname = basePath(route);
      const { title = site.brand.tagline, indexed = true } = route;
      const description = descriptionOf(route)!;
      const preview = await writePreview(outDir, site, art, { pathname, title, description });
      const page = { pathname, title, description, image: origin + preview };
      const head = headTags(site, {
        title: documentTitle(route.title),
        description,
        url: origin + pathname,
        indexed,
        image: { url: page.image, ...previewSize },
        things: structuredData(page, { site, origin, titleOf, pageThings }),
      });
      const css = await readPageCss(outDir, pageAssets.styles);
      const fill = { site, head, assets: pageAssets, css };
      // The built home page is served when the function cannot be reached.
      const body = filledIn.has(pathname) && pathname !== '/' ? '' : await renderRoute(route);
      await write(
        path.join(outDir, pathname, 'index.html'),
        fillTemplate(template, { ...fill, body }),
      );
      if (filledIn.has(pathname)) {
        const withPlace = fillTemplate(template, { ...fill, body: bodyPlace });
        await write(
          path.join(pagesDir, `${pathname === '/' ? 'index' : pathname}.html`),
          withPlace,
        );
      }
      return { pathname, image: preview, indexed };
    }),
  );
  // The function inserts the head of the item, or none if the item doesn't exist.
  for (const { path: routePath, itemPage, title } of routes) {
    if (!itemPage) continue;
    const pathname = routePath.replace(/\/:\w+\??$/, '');
    const pageAssets = assets.forPage(itemPage);
    const head = headTags(site, {
      title: documentTitle(title),
      description: site.brand.description,
    });
    const css = await readPageCss(outDir, pageAssets.styles);
    const page = fillTemplate(template, { site, head, assets: pageAssets, css, body: bodyPlace });
    await write(path.join(pagesDir, pathname, 'item.html'), page);
  }
  const shellHead = headTags(site, {
    title: documentTitle(undefined),
    description: site.brand.description,
  });
  const shell = assets.forApp();
  await write(
    path.join(outDir, 'app.html'),
    fillTemplate(template, {
      site,
      head: shellHead,
      body: '',
      assets: shell,
      css: await readPageCss(outDir, shell.styles),
    }),
  );
  await write(path.join(outDir, 'robots.txt'), robotsText(origin));
  await write(path.join(outDir, 'openapi.json'), openApiText(site.brand.product, capabilities));
  await write(path.join(pagesDir, 'site-pages.json'), JSON.stringify(sitePages));

  // Next to the site instead of in it, because only the assistant reads this.
  const siteText = await readSiteText(rendered, site.brand.product);
  await writeFile(path.join(dist, 'site-text.json'), JSON.stringify(siteText));

  await rm(path.join(outDir, '.vite'), { recursive: true });
  const builtPages: BuiltPage[] = prerendered.map(({ route, assets: pageAssets }) => ({
    pathname: basePath(route),
    assets: pageAssets,
  }));
  await write(path.join(dist, pageAssetsFile), JSON.stringify(builtPages));
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
