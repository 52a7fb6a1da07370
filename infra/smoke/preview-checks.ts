import { XMLParser } from 'fast-xml-parser';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { skipped, passed, failed, type Line } from '../doctor/line.ts';
import { mainCatalogue } from './main-catalogue.ts';
import { xmlFault } from './page-checks.ts';
import type { Site } from './site.ts';

/** Checks the link previews of the first article and the first episode, or else of the first product. */
export async function checkPreviews(site: Site, paths: readonly string[]): Promise<Line[]> {
  const items = [...new Set([`${mainCatalogue.page}/`, '/podcasthub/'])]
    .map((start) => paths.find((path) => path.startsWith(start)))
    .filter((path) => path !== undefined);
  if (items.length === 0) {
    return [skipped('previews', 'Nothing is published, so there was no preview to check.')];
  }
  const faults = (await Promise.all(items.map((path) => previewFaults(site, path)))).flat();
  if (faults.length > 0) return faults.map((fault) => failed('previews', `${fault}.`));
  return [passed('previews', `Links to ${items.join(' and ')} have a preview with its picture.`)];
}

async function previewFaults(site: Site, path: string): Promise<string[]> {
  const html = await (await site.get(path, { accept: 'text/html' })).text();
  const content = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]+)"`).exec(html)?.[1];
  const missing = ['og:title', 'og:description', 'og:url', 'og:image'].filter(
    (property) => !content(property),
  );
  if (missing.length > 0) return missing.map((property) => `${path} has no ${property}`);
  const picture = content('og:image')!.replaceAll('&amp;', '&');
  if (!picture.startsWith(`${site.url}/`))
    return [`${path} has a picture on another host: ${picture}`];
  const response = await site.get(picture);
  await response.body?.cancel();
  const isPicture = response.headers.get('content-type')?.startsWith('image/');
  if (response.status === 200 && isPicture) return [];
  return [`The picture of ${path}, ${picture}, responds with ${response.status}`];
}

/** Checks the podcast feed, and the audio of its first episode. */
export async function checkFeed(site: Site): Promise<Line> {
  const { path } = feedsContract.public;
  const response = await site.get(path);
  const text = await response.text();
  const fault = response.status === 200 ? xmlFault(text) : `responds with ${response.status}`;
  if (fault) return failed('feed', `The feed ${path} ${fault}.`);
  const enclosures = enclosuresOf(text);
  if (!enclosures) return failed('feed', `The feed ${path} is not RSS.`);
  const [first] = enclosures;
  if (first === undefined) return passed('feed', 'The feed is RSS, with no episodes yet.');
  const audio = await follow(site, first);
  if (audio.status === 200 || audio.status === 206) {
    return passed(
      'feed',
      `The feed is RSS with ${enclosures.length} episodes, and the first one plays.`,
    );
  }
  return failed('feed', `The audio ${first} of the feed responds with ${audio.status}.`);
}

function enclosuresOf(text: string): string[] | undefined {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'item',
  });
  const { rss } = parser.parse(text) as {
    rss?: { channel?: { item?: { enclosure?: { url: string } }[] } };
  };
  if (!rss?.channel) return undefined;
  return (rss.channel.item ?? []).flatMap(({ enclosure }) => (enclosure ? [enclosure.url] : []));
}

/** Fetches the first bytes of a file, following redirects. */
export async function follow(site: Site, url: string): Promise<Response> {
  let response = await site.get(url, { range: 'bytes=0-99' });
  for (let hops = 0; hops < 5 && response.headers.has('location'); hops++) {
    await response.body?.cancel();
    response = await site.get(new URL(response.headers.get('location')!, site.url).href, {
      range: 'bytes=0-99',
    });
  }
  await response.body?.cancel();
  return response;
}
