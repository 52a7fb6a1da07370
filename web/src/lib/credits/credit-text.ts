import { site } from '#shared/site-config/site.ts';
import { formatCount } from '../format-count.ts';
import * as messages from './messages.ts';

/** Formats a number of credits: 1 → '1 credit', 1200 → '1,200 credits'. */
export function creditText(credits: number): string {
  return messages.creditsText(credits, formatCount(credits));
}

/** Says how many replies credits are enough for, ignoring a remainder: 55 → 'enough for 55 replies'. */
export function repliesText(credits: number, perReply = site.credits.perReply): string {
  const replies = Math.floor(Math.max(0, credits) / perReply);
  if (replies === 0) return messages.notEnoughForReply;
  return messages.enoughForReplies(replies, formatCount(replies));
}
