import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import { loadSiteFile } from '#shared/site-check/load-site-file.ts';
import { placeOfSetting } from '#shared/site-check/place-of-setting.ts';
import { siteFiles, type SiteFile } from '#shared/site-check/site-files.ts';
import { placeInSite } from '#shared/site-config/site-folder.ts';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';
import { linkProblem } from './content/check-links.ts';
import { undrawable } from './preview/set-line.ts';

const features = path.resolve(import.meta.dirname, '../src/features');

/**
 * What a site must not import, because the next version could break it. Lint says the same, but operators may not run
 * it.
 */
const inside =
  /^.*\bfrom ['"](#(?:functions|infra|tests|sites)\/[^'"]*|#web\/(?!src\/(?:components|lib)\/)[^'"]*)/gm;

interface Pages {
  /** The folder of the site. */
  folder: string;
  /** The name of the shop, which every preview contains. */
  product: string;
  capabilities: Capabilities;
  routes: readonly SiteRoute[];
  /** The paths of all pages; `/docs/*` covers all paths below it. */
  paths: readonly string[];
  descriptionOf(route: SiteRoute): string | undefined;
}

/**
 * Checks for mistakes that compile but would fail in a browser or while pages are drawn: routes, links in navigation
 * and words, characters in previews, and imports.
 * @throws SiteMistake with a line for each mistake
 */
export async function checkSitePages(pages: Pages): Promise<void> {
  const mistakes = [
    ...wrongRoutes(pages),
    ...(await deadLinks(pages)),
    ...(await missingComponents(pages.folder)),
    ...undrawableTexts(pages),
    ...wrongImports(pages.folder),
  ];
  if (mistakes.length > 0) throw new SiteMistake(...mistakes);
}

function wrongRoutes({ folder, routes, descriptionOf }: Pages): string[] {
  const file = 'pages/routes.ts';
  return routes.flatMap((route) => {
    const pathname = basePath(route);
    const twins = routes.filter((other) => basePath(other) === pathname);
    if (twins[0] !== route && twins.length > 1) {
      return [
        `${lastPlaceOf(folder, file, `'${twins[0]!.path}'`)}: Two pages have the address ${pathname}. Change one of them.`,
      ];
    }
    if (!isPageFile(folder, route.page)) {
      return [
        `${lastPlaceOf(folder, file, `'${route.page}'`)}: There is no file pages/${route.page}.mdx or .tsx. Correct the name, or add the file.`,
      ];
    }
    if (route.prerender && !descriptionOf(route)) {
      return [
        `${lastPlaceOf(folder, 'pages/descriptions.ts')}: The page ${pathname} has no description. Add one under '${pathname}'.`,
      ];
    }
    return [];
  });
}

const isPageFile = (folder: string, page: string): boolean =>
  [path.join(folder, 'pages'), features].some((place) =>
    ['.mdx', '.tsx'].some((ending) => existsSync(path.join(place, page + ending))),
  );

/** The files of a site that contain links. Links in pages of text are checked when those are compiled. */
function filesWithLinks({ capabilities }: Pages): SiteFile[] {
  const words = (Object.keys(siteFiles) as SiteFile[]).filter((file) => file.startsWith('words/'));
  return [
    'pages/navigation.ts',
    'config/waitlists.ts',
    ...(capabilities.products ? (['config/own-products.ts'] as const) : []),
    ...(capabilities.affiliate ? (['config/site.ts'] as const) : []),
    ...words,
  ];
}

async function deadLinks(pages: Pages): Promise<string[]> {
  const { folder, paths } = pages;
  const found = await Promise.all(
    filesWithLinks(pages).map(async (file) => {
      const exported = await loadSiteFile(folder, file);
      return [...new Set(linksIn(exported))].flatMap((to) => {
        const problem = linkProblem(to, paths);
        return problem ? [`${lastPlaceOf(folder, file, `'${to}'`)}: ${problem}`] : [];
      });
    }),
  );
  return found.flat();
}

/** Returns the value of each `to`, and of each `page` of a waitlist or product. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    (name === 'to' || name === 'page') && typeof inner === 'string' ? [inner] : linksIn(inner),
  );
}

/** Finds preview texts with characters that no font contains. */
function undrawableTexts({ folder, product, routes, descriptionOf }: Pages): string[] {
  const shown = routes.filter((route) => route.prerender);
  const refuse = (place: string, text: string): string[] => {
    const letters = undrawable(text);
    if (letters.length === 0) return [];
    return [
      `${place}: The pictures for link previews cannot show ${letters.join(' ')} in "${text}". Their fonts have Latin, Greek and Cyrillic letters: write the text in these, or give web/build/preview/set-line.ts a font with yours.`,
    ];
  };
  const brand = { folder, file: 'config/site.ts', name: 'site' };
  const found = [
    ...refuse(placeOfSetting(brand, ['brand', 'product'], product), product),
    ...shown.flatMap(({ title = '' }) =>
      refuse(lastPlaceOf(folder, 'pages/routes.ts', `'${title}'`), title),
    ),
    ...shown.flatMap((route) => {
      const text = descriptionOf(route) ?? '';
      const file = 'pages/descriptions.ts';
      // Shop names in a description have already been reported.
      return refuse(lastPlaceOf(folder, file, `'${route.path}'`), text.replaceAll(product, ''));
    }),
  ];
  return [...new Set(found)];
}

/** Finds components of the site's blocks and layouts whose file does not exist. */
async function missingComponents(folder: string): Promise<string[]> {
  const file = 'pages/content.ts';
  const { layouts = {}, blocks = {} } = (await loadSiteFile(folder, file)).content;
  const all = Object.values(layouts).flatMap((layout) => [layout, ...Object.values(layout.blocks)]);
  const own = [...all, ...Object.values(blocks)]
    .map(({ module }) => module)
    .filter((module) => module.startsWith('#site/'));
  return [...new Set(own)]
    .filter((module) => !existsSync(path.join(folder, module.slice('#site/'.length))))
    .map(
      (module) =>
        `${lastPlaceOf(folder, file, module)}: There is no file ${module}. Correct the name, or add the file.`,
    );
}

function wrongImports(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx,mdx}', { cwd: folder });
  return files.flatMap((file) =>
    [...read(folder, file).matchAll(inside)].map(
      ([, imported]) =>
        `${lastPlaceOf(folder, file, imported)}: A site must not import ${imported}. It may use #shared, #site, #tools, #web/src/components and #web/src/lib.`,
    ),
  );
}

const read = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

/** Returns the file, with the line of the last occurrence of a text if it has one. */
function lastPlaceOf(folder: string, file: string, text?: string): string {
  const source = read(folder, file);
  const at = text === undefined ? -1 : source.lastIndexOf(text);
  const line = at < 0 ? '' : `:${source.slice(0, at).split('\n').length}`;
  return placeInSite(folder, file) + line;
}
