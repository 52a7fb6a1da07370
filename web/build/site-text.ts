import type { SiteText } from '#shared/site-text/site-text.ts';
import type * as prerender from '../src/app/prerender.tsx';
import { siteTextPages } from './site-text-pages.ts';
import { readSections, type Section } from './read-sections.ts';

type Passage = SiteText[number]['passages'][number];

/** A section that is too short to be found, or quoted, alone. */
const shortWords = 20;
/** Short ones go together up to this length. */
const mostWords = 120;
/** Under the page's heading and those of its parts, everything may go together: the cards of a grid, say. */
const cardLevel = 3;

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * The passages of a page: a section each, with the headings above it. Short neighbours go together, so that a row of
 * prices or contact addresses is one answer.
 * @param description what search engines are told of the page
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
 * What all pages say, for the assistant.
 * @param home what the home page is called, which has no title of its own
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
  const pages = siteTextPages(routes, home, textParts).map(async ({ route, address, title }) => {
    const html = await renderRoute(route, address);
    return { address, title, passages: pageText(html, descriptionOf(route)!) };
  });
  return withoutRepeats(await Promise.all(pages));
}

/** Drops from a page what another one has said in the same words: a page with several addresses repeats itself. */
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
    const fits = last && count(last.text) + count(named) <= mostWords;
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

/** Below the page's own heading that one says nothing new. */
function headed({ path, text }: Section): { heading?: string; text: string } {
  const heading = (path.length > 1 ? path.slice(1) : path).join(' › ');
  return { ...(heading && { heading }), text };
}
