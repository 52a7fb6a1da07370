import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { loadActiveParts } from '#shared/site-config/active-site.ts';
import { bootPlugin } from './build/boot-plugin.ts';
import { brandPlugin } from './build/brand-plugin.ts';
import { checkPlugin } from './build/check-plugin.ts';
import { contentPlugin } from './build/content/content-plugin.ts';
import { loadContentSettings } from './build/content/content-settings.ts';
import { foldSwitches } from './build/fold-switches.ts';
import { partDependencies, partFiles } from './build/part-files.ts';
import { routedPages } from './build/routed-pages.ts';

/** Style sheets name these widths: `@media (--medium)`. */
const breakpoints = `${import.meta.dirname}/src/styles/breakpoints.css`;

const entry = (name: string) => `${import.meta.dirname}/src/app/${name}`;

/**
 * The modules of every page, and those shared by pages that make calls. Many small files would compress worse and load
 * one after another.
 */
const chunks = [
  {
    name: 'shell',
    priority: 3,
    test: anyOf(
      'node_modules/(react|react-dom|react-router|scheduler)/',
      'components/(button|dialog|lazy-part|page|site-link|spinner|still-loading|band|brand-mark|toast|use-modal|visually)',
      'lib/(api/embedded-|auth-required|copy-text|lay-out-whole|mail-link|over-list|next-path|pause|purchase/purchase-intent|provided-parts|money|dates|duration|prefers-reduced-motion|count-once|session/(session|expiry-notice|use)|text-draft|use-(search-params|stored)|toast|class-names|browser-storage|document-title|use-hydrated)',
      'lib/(player/player(?!-instance)|parts/)',
      'shared/(constants/(article|bundle|episode|item|product)-path|html/page-renderer)',
      'config/capabilities\\.',
      'web/src/(app|lib)/messages\\.',
      'icons/(chevron-down|log-out)\\.',
      'vite/preload-helper',
    ),
  },
  {
    name: 'calls',
    priority: 2,
    test: anyOf(
      'web/src/lib/api/(?!use-|embedded-)',
      'shared/contracts/(define-contract|errors)\\.',
    ),
  },
  {
    name: 'lists',
    priority: 2,
    test: anyOf(
      'node_modules/swr/',
      'web/src/lib/(api/use-|use-id-list)',
      'icons/(chevron-left|chevron-right|download|heart|pause|play|share-2)\\.',
    ),
  },
  {
    name: 'buying',
    priority: 2,
    test: anyOf(
      'web/src/lib/purchase/(pending-payments|entitlements|latest|payable-url|use-(buy|checkout))',
    ),
  },
  {
    name: 'episodes',
    priority: 2,
    test: anyOf(
      'web/src/lib/(episodes/|purchase/download-item)',
      'web/src/features/podcasts/playable-episode',
    ),
  },
  {
    name: 'own-products',
    priority: 1,
    test: anyOf('config/own-products\\.', 'tools/core/release\\.'),
  },
  {
    name: 'texture',
    priority: 1,
    test: anyOf('components/texture', 'art/(tiles|lithologies)\\.'),
  },
  {
    name: 'parts',
    priority: 1,
    test: anyOf(
      'web/src/components/(catalogue-links|description|empty-catalogue|ownership-label|item-price|entitlements-error|field|text-field|select|notice|card|badge|skeleton|picture|fact-list|progress-bar|list-filter|item-page/(filter-links|item-record))',
      'shared/articles/',
      'shared/tags/',
      'shared/authors/',
      'shared/site-config/item-names\\.',
      'icons/search\\.',
      'web/src/lib/(format-count|format-file-size|save-file|use-ahead|use-filter-navigation|use-focus-first-new|use-search-draft)',
    ),
  },
  ...alone('components/section', 'components/item-grid', 'icons/copy', 'lib/share-page'),
  // A list shares most of its parts with the pages of its items. Grouped into one file each, they add less weight to
  // the list.
  {
    name: 'library-page',
    priority: 0,
    test: anyOf('features/articles/(library|article-(price|facts|navigation)|card-description)'),
  },
  {
    name: 'article',
    priority: 0,
    test: anyOf('features/articles/(article/|purchase/use-buy|file-text)'),
  },
  {
    name: 'hub-page',
    priority: 0,
    test: anyOf(
      'features/podcasts/(hub|episode(?!-item)|get-button|like-button|play-button|ownership-notes)',
    ),
  },
];

/** The server-rendered markup names the same files as the browser build. */
const assetNames = {
  hashCharacters: 'hex' as const,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/**
 * Seven hex digits distinguish the versions of a file. The app names about two hundred files, and hashes do not
 * compress.
 */
const fileNames = {
  ...assetNames,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** Small modules that many pages use and that would otherwise end up in the file of one of them. */
function alone(...places: string[]) {
  return places.map((place) => ({
    name: path.basename(place),
    priority: 1,
    test: new RegExp(`${place}\\.`),
  }));
}

function anyOf(...places: string[]): RegExp {
  return new RegExp(places.join('|'));
}

const { site, capabilities } = await loadActiveParts();
const content = await loadContentSettings();

/** Used by build.ts for both builds, and by the local stack for `npm run dev`. */
export default defineConfig(async ({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    checkPlugin(site, content),
    contentPlugin(content),
    react(),
    foldSwitches(capabilities),
    routedPages(content.routes),
    bootPlugin(),
    partFiles(),
    brandPlugin(site, await loadActiveArt()),
  ],
  // The loader starts the app by URL, which the dependency scan does not follow.
  optimizeDeps: {
    entries: [
      'src/app/main.tsx',
      'src/features/*/*-page.tsx',
      '../sites/*/pages/*/*-page.{tsx,mdx}',
    ],
  },
  // The function that renders pages has no packages and no environment of its own.
  ssr: { noExternal: true as const },
  define: { ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }) },
  // A single file without imports: its own content security policy forbids loading anything (infra/edge-policy.ts).
  worker: {
    format: 'iife' as const,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex' as const,
        entryFileNames: 'assets/worker/[name]-[hash:7].js',
      },
    },
  },
  css: {
    postcss: {
      plugins: [globalData({ files: [breakpoints] }), customMedia()],
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: partDependencies },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: entry('main.tsx'), loader: entry('loader.ts') },
      // The loader imports the app by URL and waits for its export.
      preserveEntrySignatures: 'exports-only' as const,
      // Inlines each text of messages.ts where it is used. A separate file would load all texts of a feature.
      optimization: { inlineConst: { mode: 'all' as const } },
      output: isSsrBuild ? assetNames : { ...fileNames, codeSplitting: { groups: chunks } },
    },
  },
}));
