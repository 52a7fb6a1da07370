import { createRequire } from 'node:module';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type InlineConfig, type Manifest } from 'vite';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { openApiText } from '#shared/contracts/openapi-text.ts';
import { loadActiveParts } from '#shared/site-config/active-site.ts';
import { siteFolder } from '#shared/site-config/site-folder.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import type { SiteArt } from '#shared/site-art/site-art.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';
import { checkPages } from './check-pages.ts';
import { loadContentSettings } from './content/content-settings.ts';
import { robotsText } from './robots.ts';
import { structuredData } from './structured-data.ts';
import { writePreview } from './preview/preview-file.ts';
import { createAssetIndex, type AssetIndex, type PageAssets } from './asset-index.ts';
import { explainBuild } from './explain-build.ts';
import { fillTemplate, type PageContent } from './fill-template.ts';
import { readPageCss } from './page-css.ts';
import { pageAssetsFile, type BuiltPage } from './page-weight.ts';
import { readSiteText } from './site-text.ts';
import { headTags, previewSize } from '#shared/html/head-tags.ts';
import { bodyPlaceholder, rendererFile } from '#shared/html/page-renderer.ts';
import { unknownOrigin } from '#shared/html/site-origin.ts';
import type { SitePages } from '#shared/html/site-page.ts';
import type * as prerender from '../src/app/prerender.tsx';

type Renderer = typeof prerender;

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
  const rendered = createRequire(pagesDir + path.sep)(rendererFile) as Renderer;
  const manifestFile = path.join(outDir, '.vite/manifest.json');
  const assets = createAssetIndex(JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest);
  const template = await readFile(path.join(root, 'index.html'), 'utf8');
  // Pages that are not prerendered are looked up too, so that a route without a page fails here and not in a browser.
  const pages = rendered.routes.map((route) => ({ route, assets: assets.forPage(route.page) }));
  const prerendered = pages.filter(({ route }) => route.prerender);
  const fill: Building['fill'] = async (content) => {
    const css = await readPageCss(outDir, content.assets.styles);
    return fillTemplate(template, { site, ...content, css });
  };
  const building: Building = { outDir, pagesDir, site, art, rendered, fill };
  // In parallel, because their previews are drawn on other threads.
  const sitePages: SitePages = await Promise.all(
    prerendered.map((page) => writePrerendered(building, page)),
  );
  await writeItemTemplates(building, assets);
  const shell = await fill({
    head: plainHead(building, undefined),
    body: '',
    assets: assets.forApp(),
  });
  await write(path.join(outDir, 'app.html'), shell);
  await write(path.join(outDir, 'robots.txt'), robotsText(origin));
  await write(path.join(outDir, 'openapi.json'), openApiText(site.brand.product, capabilities));
  await write(path.join(pagesDir, 'site-pages.json'), JSON.stringify(sitePages));
  // Next to the site instead of in it, because only the assistant reads this.
  const siteText = await readSiteText(rendered, site.brand.product);
  await writeFile(path.join(dist, 'site-text.json'), JSON.stringify(siteText));
  await rm(path.join(outDir, '.vite'), { recursive: true });
  const builtPages: BuiltPage[] = prerendered.map(({ route, assets: pageAssets }) => ({
    pathname: rendered.basePath(route),
    assets: pageAssets,
  }));
  await write(path.join(dist, pageAssetsFile), JSON.stringify(builtPages));
}

interface Building {
  outDir: string;
  pagesDir: string;
  site: SiteConfig;
  art: SiteArt;
  rendered: Renderer;
  fill: (content: Omit<PageContent, 'site' | 'css'>) => Promise<string>;
}

/** Writes a page as HTML and, if the function `pages` renders its lists, as a template for that. */
async function writePrerendered(
  { outDir, pagesDir, site, art, rendered, fill }: Building,
  { route, assets }: { route: SiteRoute; assets: PageAssets },
): Promise<SitePages[number]> {
  const { basePath, descriptionOf, documentTitle, pageThings, renderRoute, routes } = rendered;
  const titleOf = (pathname: string) =>
    routes.find((other) => other.prerender && basePath(other) === pathname)?.title;
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
  // The built home page is served when the function cannot be reached.
  const body = filledIn.has(pathname) && pathname !== '/' ? '' : await renderRoute(route);
  await write(path.join(outDir, pathname, 'index.html'), await fill({ head, body, assets }));
  if (filledIn.has(pathname)) {
    const withPlaceholder = await fill({ head, body: bodyPlaceholder, assets });
    await write(
      path.join(pagesDir, `${pathname === '/' ? 'index' : pathname}.html`),
      withPlaceholder,
    );
  }
  return { pathname, image: preview, indexed };
}

/** Writes the templates of item pages. The function inserts the head of the item, or none if the item doesn't exist. */
async function writeItemTemplates(building: Building, assets: AssetIndex): Promise<void> {
  const { pagesDir, rendered, fill } = building;
  for (const { path: routePath, itemPage, title } of rendered.routes) {
    if (!itemPage) continue;
    const pathname = routePath.replace(/\/:\w+\??$/, '');
    const page = await fill({
      head: plainHead(building, title),
      body: bodyPlaceholder,
      assets: assets.forPage(itemPage),
    });
    await write(path.join(pagesDir, pathname, 'item.html'), page);
  }
}

/** Returns the head of a page without a description of its own. */
function plainHead({ site, rendered }: Building, title: string | undefined): string {
  return headTags(site, {
    title: rendered.documentTitle(title),
    description: site.brand.description,
  });
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
