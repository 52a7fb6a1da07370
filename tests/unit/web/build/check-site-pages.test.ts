import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { open, type SiteRoute } from '#shared/pages/site-route.ts';
import { capabilities } from '#sites/blank/config/capabilities.ts';
import { checkSitePages } from '#web/build/check-site-pages.ts';

const blank = path.resolve(import.meta.dirname, '../../../../sites/blank');
const written: string[] = [];
let folder: string;

/**
 * A new folder for each test, because modules are loaded only once; outside `sites`, whose files other tests read at
 * the same time.
 */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outcrop-pages-'));
  written.push(folder);
  cpSync(blank, folder, { recursive: true });
});

afterAll(() => {
  for (const site of written) rmSync(site, { recursive: true, force: true });
});

const home: SiteRoute = { path: '/', page: 'home/home-page', ...open };
const about: SiteRoute = { path: '/about', page: 'about/about-page', ...open };
const paths = [
  '/',
  '/about',
  '/contact',
  '/articles',
  '/store',
  '/privacy',
  '/terms',
  '/privacy/delete-data',
];

const check = ({
  routes = [home, about],
  product = 'Blank',
  describe = (_path: string): string | undefined => 'A page.',
} = {}) =>
  checkSitePages({
    folder,
    product,
    capabilities,
    routes,
    paths,
    descriptionOf: (route) => describe(route.path),
  });

function change(file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

it('reports nothing for a valid site', async () => {
  await expect(check()).resolves.toBeUndefined();
});

it.each([
  [
    'two pages with one address',
    [home, about, { ...home, path: '/about/:id?' }],
    /routes\.ts:\d+: Two pages have the address \/about\. Change one of them\.$/,
  ],
  [
    'a page without a file',
    [{ ...about, page: 'about/abuot-page' }],
    /routes\.ts: There is no file pages\/about\/abuot-page\.mdx or \.tsx\. Correct the name, or add the file\.$/,
  ],
])('refuses %s', async (_what, routes, sentence) => {
  await expect(check({ routes })).rejects.toThrow(sentence);
});

it('refuses a page without a description', async () => {
  const describe = (pathname: string) => (pathname === '/about' ? undefined : 'A page.');
  await expect(check({ describe })).rejects.toThrow(
    /descriptions\.ts: The page \/about has no description\. Add one under '\/about'\.$/,
  );
});

it.each([
  [
    'pages/navigation.ts',
    "to: '/about'",
    "to: '/abuot'",
    /navigation\.ts:\d+: There is no page \/abuot\. Did you mean `\/about`\?$/,
  ],
  [
    'config/waitlists.ts',
    '= []',
    "= [{ name: 'beta', tab: 'Beta', tool: 'the beta', page: '/beta' }]",
    /waitlists\.ts:\d+: There is no page \/beta\. Correct the address, or add the page\.$/,
  ],
  [
    'words/item.ts',
    "to: '/terms'",
    "to: 'terms'",
    /item\.ts:\d+: The link terms must begin with \//,
  ],
  [
    'pages/content.ts',
    'import * as z',
    "import { a } from '#functions/platform/app-error.ts';\nimport * as z",
    /content\.ts:1: A site must not import #functions\/platform\/app-error\.ts\. It may use #shared/,
  ],
  [
    'pages/content.ts',
    'parts/draft.tsx',
    'parts/darft.tsx',
    /content\.ts:9: There is no file #site\/pages\/parts\/darft\.tsx\. Correct the name, or add the file\.$/,
  ],
  [
    'pages/home/home-page.mdx',
    '<OnSale',
    "import { A } from '#web/src/features/home/a.tsx'\n\n<OnSale",
    /home-page\.mdx:11: A site must not import #web\/src\/features/,
  ],
])('refuses a mistake in %s', async (file, from, to, sentence) => {
  change(file, from, to);
  await expect(check()).rejects.toThrow(sentence);
});

it('names all mistakes together', async () => {
  change('pages/navigation.ts', "to: '/about'", "to: '/abuot'");
  change('words/item.ts', "to: '/terms'", "to: '/trems'");
  await expect(check()).rejects.toThrow(/abuot[^]*\n.*trems/);
});

it.each([
  [
    'the name of the shop',
    { product: 'Bücher 石' },
    /config\/site\.ts:\d+: .* show 石 in "Bücher 石"/,
  ],
  [
    'a title',
    { routes: [home, { ...about, title: 'About 石の' }] },
    /pages\/routes\.ts: .* cannot show 石 の in "About 石の"\. Their fonts have Latin, Greek/,
  ],
  [
    'a description',
    { describe: () => 'À 石' },
    /pages\/descriptions\.ts:\d+: .* cannot show 石 in/,
  ],
])('refuses letters of %s that previews cannot show', async (_what, wrong, sentence) => {
  await expect(check(wrong)).rejects.toThrow(sentence);
});
