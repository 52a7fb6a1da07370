import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { reportsContract } from '#shared/contracts/reports.ts';
import { passed, failed, type Line } from '../doctor/line.ts';
import { mainCatalogue } from './main-catalogue.ts';
import { securityHeaders } from '../edge-policy.ts';
import type { Site } from './site.ts';

const maxPages = 60;
const concurrency = 6;

export async function checkHealth({ api }: Site): Promise<Line> {
  const { status } = await api(reportsContract.health, {});
  if (status === 'ok') return passed('health', 'GET /api/health reports that the shop works.');
  return failed(
    'health',
    'GET /api/health reports that a part of the shop does not work.',
    'see "Status" in /admin',
  );
}

/** Reads the paths in the sitemap and its parts. */
export async function checkSitemap(site: Site): Promise<{ line: Line; paths: string[] }> {
  const paths: string[] = [];
  const waiting = ['/sitemap.xml'];
  for (const url of waiting) {
    const response = await site.get(url);
    const text = await response.text();
    const fault = response.status === 200 ? xmlFault(text) : `responds with ${response.status}`;
    if (fault) return { line: failed('sitemap', `${url} ${fault}.`), paths };
    const found = locations(text);
    const strange = found.find((each) => new URL(each).origin !== site.url);
    if (strange) {
      const says = `${url} lists ${strange}, which is not on ${site.url}.`;
      return {
        line: failed('sitemap', says, 'check domainName in the settings of the stage'),
        paths,
      };
    }
    const list = text.includes('<sitemapindex') ? waiting : paths;
    list.push(...found.map((each) => new URL(each).pathname));
  }
  if (paths.length === 0) return { line: failed('sitemap', '/sitemap.xml lists no pages.'), paths };
  return { line: passed('sitemap', `Pages in the sitemap: ${paths.length}.`), paths };
}

export function xmlFault(text: string): string | undefined {
  const valid = XMLValidator.validate(text);
  if (valid === true && text.trimStart().startsWith('<')) return undefined;
  return 'is not XML';
}

function locations(text: string): string[] {
  const { urlset, sitemapindex } = new XMLParser({
    isArray: (name) => name === 'url' || name === 'sitemap',
  }).parse(text) as Record<string, { url?: { loc: string }[]; sitemap?: { loc: string }[] }>;
  return [...(urlset?.url ?? []), ...(sitemapindex?.sitemap ?? [])].map(({ loc }) => loc);
}

/** Checks every page of the sitemap, or a sample of a large one, for the headers of this version. */
export async function checkPages(site: Site, paths: readonly string[]): Promise<Line[]> {
  const length = Math.min(paths.length, maxPages);
  const some = Array.from(
    { length },
    (_, index) => paths[Math.floor((index * paths.length) / length)]!,
  );
  const faults = new Map<string, string[]>();
  const waiting = some.values();
  const worker = async () => {
    for (const path of waiting) {
      for (const fault of await pageFaults(site, path)) {
        faults.set(fault, [...(faults.get(fault) ?? []), path]);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (faults.size === 0) {
    const says = `${some.length} of ${paths.length} pages respond, with the headers of this version.`;
    return [passed('pages', says)];
  }
  return [...faults].map(([fault, where]) => failed('pages', `${named(where)} ${fault}.`));
}

function named(paths: string[]): string {
  const [first] = paths.toSorted();
  return paths.length === 1 ? first! : `${first} and ${paths.length - 1} more:`;
}

async function pageFaults(site: Site, path: string): Promise<string[]> {
  const response = await site.get(path, { accept: 'text/html' });
  const text = await response.text();
  if (response.status !== 200) return [`responds with ${response.status}`];
  const type = response.headers.get('content-type') ?? 'no type';
  if (!type.startsWith('text/html')) return [`is ${type}, not a page`];
  const faults = headerFaults(response.headers);
  return /<title>[^<]+<\/title>/.test(text) ? faults : ['has no title', ...faults];
}

/** Removes URLs, which differ between stages. */
const withoutUrls = (policy: string) => policy.replace(/ https?:\/\/[^\s;]+/g, '');

export function headerFaults(headers: Headers): string[] {
  return Object.entries(securityHeaders('https://files.invalid')).flatMap(([name, expected]) => {
    const found = headers.get(name);
    if (found === null) return [`does not have the header ${name}`];
    if (withoutUrls(found) === withoutUrls(expected)) return [];
    return [`has a ${name} that differs from this version's`];
  });
}

/** Checks missing pages: the app explains unknown paths itself; a missing item or file is an error. */
export async function checkMissing(site: Site): Promise<Line[]> {
  const name = `no-such-thing-${Date.now()}`;
  const paths = [`${mainCatalogue.page}/${name}`, `/assets/${name}.js`];
  const responses = await Promise.all(
    paths.map(async (path) => ({ path, status: (await site.get(path)).status })),
  );
  const strange = responses.filter(({ status }) => status !== 404);
  if (strange.length === 0)
    return [passed('missing', `A missing ${mainCatalogue.noun} or file responds with 404.`)];
  return strange.map(({ path, status }) =>
    failed('missing', `${path} does not exist, but responds with ${status}.`),
  );
}

export async function checkRobots(site: Site): Promise<Line> {
  const response = await site.get('/robots.txt');
  const text = await response.text();
  const sitemap = `${site.url}/sitemap.xml`;
  if (response.status === 200 && text.includes(sitemap)) {
    return passed('robots.txt', 'robots.txt names the sitemap.');
  }
  const says =
    response.status === 200 ? `does not name ${sitemap}` : `responds with ${response.status}`;
  return failed('robots.txt', `/robots.txt ${says}.`);
}
