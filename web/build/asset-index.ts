import type { Manifest, ManifestChunk } from 'vite';

/** The files that a page loads, as paths from the site's root. */
export interface PageAssets {
  loader: string;
  app: string;
  /** The scripts of the app and this page; the app's own come first. */
  scripts: string[];
  /** The scripts that the page imports dynamically, such as lists and dialogs. */
  laterScripts: string[];
  styles: string[];
  /** Fonts that every page loads. */
  fonts: string[];
}

export interface AssetIndex {
  /**
   * @param page the name as in the routes table
   * @throws Error if the build has no such page
   */
  forPage(page: string): PageAssets;
  forApp(): PageAssets;
}

/** The upright fonts of both families, which every page uses for its headings and text. */
const everyPagesFonts = /(inter|source-serif-4)-latin-wght-normal/;

/** Returns the files that a page needs, from Vite's manifest. */
export function createAssetIndex(manifest: Manifest): AssetIndex {
  const app = chunk(manifest, 'src/app/main.tsx');
  const fonts = (app.assets ?? []).filter((file) => everyPagesFonts.test(file));

  function collect(page?: ManifestChunk, ...also: ManifestChunk[]): PageAssets {
    const chunks = [app, ...(page ? [page] : []), ...also].flatMap((entry) =>
      withImports(manifest, entry),
    );
    const later = page ? withImports(manifest, page, 'dynamicImports') : [];
    return {
      loader: urlOf(chunk(manifest, 'src/app/loader.ts').file),
      app: urlOf(app.file),
      scripts: [...new Set(chunks.map(({ file }) => urlOf(file)))],
      laterScripts: [...new Set(later)]
        .filter((one) => !chunks.includes(one))
        .map(({ file }) => urlOf(file)),
      // The app's own style sheet declares the order of the cascade layers, so it must come first.
      styles: [...new Set([app, ...chunks].flatMap(({ css }) => css ?? []).map(urlOf))],
      fonts: fonts.map(urlOf),
    };
  }
  return {
    forApp: () => collect(),
    forPage: (page) =>
      collect(
        chunk(manifest, sourceOf(page, manifest)),
        ...listsOf(page).map((source) => chunk(manifest, source)),
      ),
  };
}

/** Matches members' pages, some of which are prerendered. */
const isMemberPage = /^(account|policies|saved|settings)\//;

/** The script with which the app finds a separate page (app/pages.ts). */
function listsOf(page: string): string[] {
  if (page.endsWith('item-page')) return ['src/app/item-pages.ts'];
  return isMemberPage.test(page) ? ['src/app/member-pages.ts'] : [];
}

/** Returns the file of a page: the site's (`../sites/outcrop/pages/…`) or the app's. */
function sourceOf(page: string, manifest: Manifest): string {
  const endings = [`/pages/${page}.tsx`, `/pages/${page}.mdx`];
  const name = page.slice(page.lastIndexOf('/') + 1);
  const sources = Object.keys(manifest);
  const own = sources.find((source) => endings.some((ending) => source.endsWith(ending)));
  // A page that shares a file with its parts (vite.config.ts) is listed by the name of that file.
  const shared = sources.find((source) => /^_(.+)-[0-9a-f]{7}\.js$/.exec(source)?.[1] === name);
  return own ?? shared ?? `src/features/${page}.tsx`;
}

function chunk(manifest: Manifest, source: string): ManifestChunk {
  const found = manifest[source];
  if (!found) throw new Error(`The build has no ${source}. Check the page of the route.`);
  return found;
}

/**
 * Returns a chunk with everything that it imports, dependencies first: statically, or also what it and its imports
 * import dynamically. The dynamic imports of the entry itself are all pages, so they are not followed.
 */
function withImports(
  manifest: Manifest,
  from: ManifestChunk,
  follow: 'imports' | 'dynamicImports' = 'imports',
  seen = new Set<ManifestChunk>(),
): ManifestChunk[] {
  if (seen.has(from)) return [];
  seen.add(from);
  const dynamic = follow === 'dynamicImports' && !from.isEntry ? (from.dynamicImports ?? []) : [];
  const imported = [...(from.imports ?? []), ...dynamic].flatMap((key) =>
    withImports(manifest, manifest[key]!, follow, seen),
  );
  return [...imported, from];
}

const urlOf = (file: string): string => `/${file}`;
