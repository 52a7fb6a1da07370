import type { AskedQuestion } from './asked-question.ts';
import type { Said } from './ask-assistant.ts';

export interface Grade {
  right: boolean;
  /** The parts of the reply that are not sentences: code, rows of tables, truncated sentences, marks. */
  debris: readonly string[];
  /** A credit was taken, and the reply does not answer the question. */
  chargedWrongly: boolean;
  /**
   * Whether the paper or episode that a reader would be sent to is among the sources. Missing where that is a page: what
   * one page says may be on another, too.
   */
  citesItem?: boolean;
}

/** What a reply must not contain, whatever was asked. */
const kindsOfDebris: readonly [what: string, found: RegExp][] = [
  ['code', /```|[{};]\s*$|=>|\bimport \{|\bconst \w+ =|^\s*\$ |#!\/|\b(?:if|for) \(/m],
  ['rows of a log', /(?:-?\d+\.\d+\s+){3}|^\w+\.\w+ {2,}/m],
  ['a row of a table', /(?:\b[A-Z][\w ]{0,20}: [^,.:]{1,40}, ){2}|\|.*\|/],
  ['a heading', /^#{1,6} /m],
  ['a caption', /\b(?:Fig|Table)\. ?\d/],
  ['a sentence that is cut', /…/],
  ['no end', /[\p{L}\p{N},;](?:\s*)$/u],
  ['a tag', /<\/?[a-z][^>]*>/i],
  ['an entity', /&(?:amp|nbsp|lt|gt|#\d+);/],
  ['a value that is missing', /\b(?:undefined|NaN|\[object)\b/],
  ['a control of the page', /\bI have it:|\bShowing \d+ of|Sign in to see|\bopens in a new tab\b/],
  ['a stray full stop', /(?:^|\s)[.,](?:\s|$)|\.\.(?!\.)/m],
];

/** Markdown as a reader sees it. */
export function plainReply(reply: string): string {
  return reply
    .replace(/\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replaceAll('**', '');
}

export function debrisOf(reply: string): string[] {
  const text = plainReply(reply);
  return kindsOfDebris.flatMap(([what, found]) => {
    const at = found.exec(text);
    return at ? [`${what}: ${at[0].trim()}`] : [];
  });
}

const isItem = (url: string): boolean => /^\/(?:articles|podcasthub)\/./.test(url);

export function grade({ must, mustNot = [], expect, source }: AskedQuestion, said: Said): Grade {
  const text = plainReply(said.reply);
  const says = (fact: string | RegExp) =>
    typeof fact === 'string' ? text.toLowerCase().includes(fact.toLowerCase()) : fact.test(text);
  const isTrue = !mustNot.some((wrong) => wrong.test(text));
  const right = expect === 'none' ? !said.charged && isTrue : must.every(says) && isTrue;
  return {
    right,
    debris: debrisOf(said.reply),
    chargedWrongly: said.charged && !right,
    ...(source !== undefined && isItem(source) && { citesItem: said.sources.includes(source) }),
  };
}
