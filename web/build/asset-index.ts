import type { Manifest, ManifestChunk } from 'vite';

/** The files that a page loads, as paths from the site's root. */
export interface PageAssets {
  loader: string;
  app: string;
  /** The scripts that the app and this page consist of, the app's own first. */
  scripts: string[];
  /** The scripts that the page imports dynamically, such as lists and dialogs. */
  laterScripts: string[];
  styles: string[];
  /** Fonts that every page loads. */
  fonts: string[];
}

export interface AssetIndex {
  /** @param page As in the routes table. Throws when the build has no such page. */
  forPage(page: string): PageAssets;
  forApp(): PageAssets;
}

/** Upright cuts of both families: every page sets its headings and its text in them. */
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
      loader: address(chunk(manifest, 'src/app/loader.ts').file),
      app: address(app.file),
      scripts: [...new Set(chunks.map(({ file }) => address(file)))],
      laterScripts: [...new Set(later)]
        .filter((one) => !chunks.includes(one))
        .map(({ file }) => address(file)),
      // The app's own style sheet declares the order of the cascade layers, so it must come first.
      styles: [...new Set([app, ...chunks].flatMap(({ css }) => css ?? []).map(address))],
      fonts: fonts.map(address),
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

/** The script by which the app finds a page that is apart from the others (app/pages.ts). */
function listsOf(page: string): string[] {
  if (page.endsWith('item-page')) return ['src/app/item-pages.ts'];
  return isMemberPage.test(page) ? ['src/app/member-pages.ts'] : [];
}

/** The file of a page: one of the site's (`../sites/outcrop/pages/…`) or one of the app's. */
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
  if (!found) throw new Error(`The build has no ${source}. Is the route's page named right?`);
  return found;
}

/**
 * A chunk and all that it imports, dependencies before it: statically, or with what it and those import dynamically.
 * The entry's own dynamic imports are every page there is, so it is not followed that way.
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

const address = (file: string): string => `/${file}`;
