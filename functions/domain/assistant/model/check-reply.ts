import { capabilities } from '#shared/site-config/capabilities.ts';
import { toSource, type Answer, type GroundedPassage } from '../answer.ts';
import { sourceKey } from '../../passages/passage.ts';
import { link, withoutAutolinks } from '../markdown.ts';

/** Pages that a reply may link to besides its sources. */
const knownPaths = [
  '/',
  ...(capabilities.articles ? ['/articles'] : []),
  ...(capabilities.podcasts ? ['/podcasthub'] : []),
  '/store',
  ...(capabilities.credits ? ['/credits'] : []),
  '/purchases',
  '/contact',
];
const maxReplyLength = 4000;

/** Private-use characters that replace links while the rest of the text is escaped. */
const open = '\uE000';
const close = '\uE001';
const placeholder = /\uE000(\d+)\uE001/g;

const reasoning = /^\s*<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/i;
const tag = /<\/?[a-z!][^<>]*>/gi;
const definition = /^[ \t]{0,3}\[[^\]\n]+\]:[^\n]*$/gm;
const inlineLink =
  /(!?)\[((?:[^[\]\\\n]|\\.)*)\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s+["'(][^\n]*?["')])?\s*\)/g;
const sentenceEnd = /[.!?…](?:\s*\[[\d, ]+\])*(?=\s|$)/g;
const citation = /\[(\d{1,2}(?:\s*[,;–-]\s*\d{1,2})*)\]/g;
const bareUrl = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>[\]()"'`*]+/gi;

/**
 * Returns the part of a model's text that may be shown: its words, its citations as links to their sources, and links
 * to pages of this site. All other Markdown and HTML is reduced to text.
 * @param siteUrl the site's origin
 * @param cut whether the model was stopped in the middle of a sentence
 * @returns undefined if the text cites no passage, because its source is then unknown
 */
export function checkReply(
  text: string,
  passages: readonly GroundedPassage[],
  { siteUrl, cut = false }: { siteUrl: string; cut?: boolean },
): Answer | undefined {
  const links: string[] = [];
  const put = (markdown: string) => `${open}${links.push(markdown) - 1}${close}`;
  const citations = createCitations(passages);
  const paths = new Set([...knownPaths, ...passages.map(({ source }) => source.url)]);
  const linked = (words: string, target: string) => {
    const path = ownPath(target, siteUrl);
    return path && paths.has(path) ? put(link(words, path)) : undefined;
  };

  const plain = text
    .replace(/[[\p{Cc}\p{Cf}\p{Co}]--[\n\t\u200c\u200d]]/gv, '')
    .replace(reasoning, '')
    .replace(tag, '')
    .replace(/\\+(?=[[\]<>!])/g, '')
    .replace(definition, '');
  const written = shorten(plain, cut)
    .replace(inlineLink, (_, image: string, words: string, target: string) => {
      const name = words.replaceAll('\\', '');
      return (image ? undefined : linked(name, target)) ?? name;
    })
    .replace(citation, (_, numbers: string) =>
      readNumbers(numbers)
        .flatMap((number) => citations.cite(number) ?? [])
        .map((cited) => put(link(String(cited.position), cited.url)))
        .join(' '),
    )
    .replace(bareUrl, (found) => {
      const end = /[.,;:!?]+$/.exec(found)?.[0] ?? '';
      const target = found.slice(0, found.length - end.length);
      const path = ownPath(target, siteUrl);
      return `${(path && linked(path, target)) ?? target.replace(/^(?:[a-z][a-z0-9+.-]*:\/\/|www\.)+/i, '')}${end}`;
    })
    .replace(/[[\]<>]|!(?=\uE000)/g, '\\$&');
  const sources = citations.sources();
  if (sources.length === 0) return undefined;
  const reply = withoutAutolinks(written).replace(
    placeholder,
    (_, index: string) => links[Number(index)]!,
  );
  return { reply: reply.trim(), sources };
}

/** Numbers the sources in the order in which they are cited. Passages of the same source share a number. */
function createCitations(passages: readonly GroundedPassage[]) {
  const cited: GroundedPassage[] = [];
  return {
    cite(number: number): { position: number; url: string } | undefined {
      const passage = passages[number - 1];
      if (!passage) return undefined;
      const known = cited.findIndex((other) => sourceKey(other) === sourceKey(passage));
      const position = known < 0 ? cited.push(passage) : known + 1;
      return { position, url: passage.source.url };
    },
    sources: () => cited.map(toSource),
  };
}

/** `1, 3` and `1-3` */
function readNumbers(text: string): number[] {
  const [from = 0, to = 0] = text.split(/[–-]/).map(Number);
  if (/^\d+\s*[–-]\s*\d+$/.test(text) && to >= from && to - from < 10) {
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }
  return text.split(/[,;–-]/).map(Number);
}

/** Returns the path of a URL on this site; undefined for any other URL. */
function ownPath(target: string, siteUrl: string): string | undefined {
  if (!target.startsWith('/') && !target.startsWith(`${siteUrl}/`)) return undefined;
  const url = URL.parse(target, siteUrl);
  return url?.origin === siteUrl ? url.pathname + url.search : undefined;
}

/** Ends a text that is too long, or was cut off, at the end of a sentence. */
function shorten(text: string, cut: boolean): string {
  const head = text.slice(0, maxReplyLength);
  if (!cut && head.length === text.length) return text;
  const last = [...head.matchAll(sentenceEnd)].at(-1);
  return last ? head.slice(0, last.index + last[0].length) : `${head} …`;
}
