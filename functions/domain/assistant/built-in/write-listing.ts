import type { Answer } from '../answer.ts';
import { toSource } from '../answer.ts';
import { maxFree } from '../listing/list-items.ts';
import type { Listing } from '../listing/listing.ts';
import { escapeMarkdown, link } from '../markdown.ts';
import { kindWords, priceOf } from './describe-source.ts';
import { splitSentences } from './split-sentences.ts';

const maxTextLength = 220;

/** Writes a short list of items, with a link to the rest. */
export function writeListing(listing: Listing): Answer {
  const { items, page } = listing;
  const lines = items.map((item) => {
    const terms = { owned: 'yours', free: 'free', paid: priceOf(item.source) }[
      item.access ?? 'free'
    ];
    const text = firstSentence(item.text ?? '');
    return `- ${link(item.source.title, item.source.url)} (${terms})${text && `: ${escapeMarkdown(text)}`}`;
  });
  return {
    reply: [summarizeListing(listing), lines.join('\n'), closing(listing)]
      .filter(Boolean)
      .join('\n\n'),
    sources: [...items, page].map(toSource),
  };
}

const superlatives = {
  cheapest: 'cost least',
  priciest: 'cost most',
  newest: 'are the newest',
  oldest: 'are the oldest',
  longest: 'are the longest',
  shortest: 'are the shortest',
} as const;

/** `4 of the 24 papers here are free:` */
export function summarizeListing({
  listingRequest: { kind, order, about },
  published,
  fitting,
  free = 0,
  items,
}: Listing): string {
  const { one, many } = kindWords[kind];
  const all = published === 1 ? `the one ${one}` : `the ${published} ${many}`;
  const [are, match] = fitting === 1 ? ['is', 'matches'] : ['are', 'match'];
  if (published === 0) return `There are no ${many} here at the moment.`;
  switch (order) {
    case 'free':
    case 'owned': {
      const what = order === 'free' ? 'free' : 'yours';
      if (fitting === 0) {
        return `None of ${all} here ${about ? 'matches this and ' : ''}is ${what} at the moment.`;
      }
      if (fitting === published && order === 'free') {
        return published === 1
          ? `The one ${one} here is free:`
          : `All ${published} ${many} here are free:`;
      }
      return `${fitting} of ${all} here ${about ? `${match} this and ` : ''}${are} ${what}:`;
    }
    case 'all':
      if (about) return `${fitting} of ${all} here ${match} this:`;
      return items.length < published
        ? `There are ${published} ${many} here. The newest:`
        : `There ${published === 1 ? `is one ${one}` : `are ${published} ${many}`} here:`;
    default:
      if (free > 0) {
        return `${free} of ${all} here${about ? ' that match this' : ''} are free, such as the first ${maxFree}. Of the others, these cost least:`;
      }
      return `Of ${all} here${about ? ' that match this' : ''}, these ${superlatives[order]}:`;
  }
}

function closing({ listingRequest: { order }, published, fitting, items, page }: Listing): string {
  if (published === 0) return '';
  if (order === 'owned') {
    const place = link('My Purchases', '/purchases');
    return fitting > 0
      ? `You can find them under ${place}.`
      : `What you buy is listed under ${place}.`;
  }
  const all = link(page.source.title, page.source.url);
  const others = fitting - items.length;
  if (others === 0) return `See ${all} for them all.`;
  return others === 1 ? `One more is under ${all}.` : `The other ${others} are under ${all}.`;
}

/** Returns the first sentence if it is short enough for a list. */
function firstSentence(text: string): string {
  const [first = ''] = splitSentences(text);
  return first.length <= maxTextLength ? first : '';
}
