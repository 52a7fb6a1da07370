import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import { placeInSite } from '#shared/site-config/site-folder.ts';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';
import { checkAddress } from './content/check-links.ts';

const features = path.resolve(import.meta.dirname, '../src/features');

/** What a site must not import: it would break with the next version. Lint says the same, but operators may not run it. */
const inside =
  /^.*\bfrom ['"](#(?:functions|infra|tests|sites)\/[^'"]*|#web\/(?!src\/(?:components|lib)\/)[^'"]*)/gm;

interface Pages {
  /** The folder of the site. */
  folder: string;
  routes: readonly SiteRoute[];
  /** The addresses of all pages; `/docs/*` covers those below it. */
  paths: readonly string[];
  descriptionOf(route: SiteRoute): string | undefined;
}

/**
 * Checks what compiles and would fail in a browser: routes, the links of navigation and words, and imports.
 * @throws SiteMistake with a line for each mistake
 */
export async function checkSitePages(pages: Pages): Promise<void> {
  const mistakes = [
    ...wrongRoutes(pages),
    ...(await deadLinks(pages)),
    ...wrongImports(pages.folder),
  ];
  if (mistakes.length > 0) throw new SiteMistake(mistakes.join('\n'));
}

function wrongRoutes({ folder, routes, descriptionOf }: Pages): string[] {
  const file = 'pages/routes.ts';
  return routes.flatMap((route) => {
    const address = basePath(route);
    const twins = routes.filter((other) => basePath(other) === address);
    if (twins[0] !== route && twins.length > 1) {
      return [
        `${lastPlaceOf(folder, file, `'${twins[0]!.path}'`)}: Two pages have the address ${address}. Change one of them.`,
      ];
    }
    if (!isPageFile(folder, route.page)) {
      return [
        `${lastPlaceOf(folder, file, `'${route.page}'`)}: There is no file pages/${route.page}.mdx or .tsx.`,
      ];
    }
    if (route.prerender && !descriptionOf(route)) {
      return [
        `${lastPlaceOf(folder, 'pages/descriptions.ts')}: The page ${address} has no description. Add one under '${address}'.`,
      ];
    }
    return [];
  });
}

const isPageFile = (folder: string, page: string): boolean =>
  [path.join(folder, 'pages'), features].some((place) =>
    ['.mdx', '.tsx'].some((ending) => existsSync(path.join(place, page + ending))),
  );

/** Checks the links of what a site exports for every page. Those of pages of text are checked where they are compiled. */
async function deadLinks({ folder, paths }: Pages): Promise<string[]> {
  const files = ['pages/navigation.ts', ...globSync('words/*.ts', { cwd: folder })];
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(pathToFileURL(path.join(folder, file)).href);
      return [...new Set(linksIn(exported))].flatMap((to) =>
        problemsOf(to, paths).map(
          (problem) => `${lastPlaceOf(folder, file, `'${to}'`)}: ${problem}`,
        ),
      );
    }),
  );
  return found.flat();
}

function problemsOf(to: string, paths: readonly string[]): string[] {
  const problems: string[] = [];
  try {
    checkAddress(to, paths, (problem) => {
      throw new SiteMistake(problem);
    });
  } catch (error) {
    if (!(error instanceof SiteMistake)) throw error;
    problems.push(error.message);
  }
  return problems;
}

/** Returns the value of each `to`. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'to' && typeof inner === 'string' ? [inner] : linksIn(inner),
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

/** Returns the file with the line of the last occurrence of a text, if it has one. */
function lastPlaceOf(folder: string, file: string, text?: string): string {
  const source = read(folder, file);
  const at = text === undefined ? -1 : source.lastIndexOf(text);
  const line = at < 0 ? '' : `:${source.slice(0, at).split('\n').length}`;
  return placeInSite(folder, file) + line;
}
