import type { SiteText } from '#shared/site-text/site-text.ts';
import type * as prerender from '../src/app/prerender.tsx';
import { siteTextPages } from './site-text-pages.ts';
import { readSections, type Section } from './read-sections.ts';

type Passage = SiteText[number]['passages'][number];

/** A shorter section is not found or quoted on its own. */
const shortWords = 20;
/** Short sections are joined up to this length. */
const maxWords = 120;
/** Up to this length, everything under the headings of a page and its parts is joined, such as the cards of a grid. */
const cardLevel = 3;

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Returns the passages of a page: one per section, with the headings above it. Short neighbours are joined, so that a
 * row of prices or contact addresses is one answer.
 * @param description the page's description for search engines
 */
export function pageText(html: string, description: string): Passage[] {
  const sections = readSections(html).filter(
    ({ path, text }) => path.length > 0 || count(text) >= shortWords,
  );
  const passages = join(sections).map(toPassage);
  const isSaid = passages.some(({ text }) => text.includes(description));
  return isSaid ? passages : [{ text: description }, ...passages];
}

/**
 * Returns the text of all pages for the assistant.
 * @param home the name of the home page, which has no title of its own
 */
export async function readSiteText(
  {
    renderRoute,
    routes,
    descriptionOf,
    textParts,
  }: Pick<typeof prerender, 'renderRoute' | 'routes' | 'descriptionOf' | 'textParts'>,
  home: string,
): Promise<SiteText> {
  const pages = siteTextPages(routes, home, textParts).map(async ({ route, url, title }) => {
    const html = await renderRoute(route, url);
    return { url, title, passages: pageText(html, descriptionOf(route)!) };
  });
  return withoutRepeats(await Promise.all(pages));
}

/** Removes from a page what another page says in the same words: a page with several addresses repeats itself. */
function withoutRepeats(pages: SiteText): SiteText {
  const said = new Set<string>();
  const isNew = ({ heading, text }: Passage) => {
    const key = `${heading}\n${text}`;
    return !said.has(key) && said.add(key);
  };
  return pages.map((page) => ({ ...page, passages: page.passages.filter(isNew) }));
}

interface Joined extends Section {
  small: boolean;
  parts: Section[];
}

function join(sections: readonly Section[]): Joined[] {
  const joined: Joined[] = [];
  for (const section of sections) {
    const { path, text } = section;
    const small = path.length >= cardLevel || count(text) < shortWords;
    const parent = path.slice(0, -1);
    const last = joined.at(-1);
    const named = `${path.at(-1)}: ${text}`;
    const fits = last && count(last.text) + count(named) <= maxWords;
    if (small && fits && path.length > 1 && isSame(last.path, parent)) {
      last.text = `${last.text} ${named}`;
      last.parts.push(section);
    } else if (small && fits && last.small && path.length > 1 && isSibling(last.path, path)) {
      last.text = `${last.path.at(-1)}: ${last.text} ${named}`;
      last.path = parent;
      last.parts.push(section);
    } else joined.push({ path, text, small, parts: [section] });
  }
  return joined;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}

function isSibling(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && isSame(a.slice(0, -1), b.slice(0, -1));
}

function toPassage({ path, text, parts }: Joined): Passage {
  return {
    ...headed({ path, text }),
    ...(parts.length > 1 && { parts: parts.map(headed) }),
  };
}

/** Below the page's own heading, that one adds nothing. */
function headed({ path, text }: Section): { heading?: string; text: string } {
  const heading = (path.length > 1 ? path.slice(1) : path).join(' › ');
  return { ...(heading && { heading }), text };
}
