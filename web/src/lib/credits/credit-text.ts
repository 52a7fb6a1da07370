import { site } from '#shared/site-config/site.ts';

const count = new Intl.NumberFormat(site.locale);

/** 1 → '1 credit', 1200 → '1,200 credits'. */
export function creditText(credits: number): string {
  return `${count.format(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** 55 → 'enough for 55 replies'; a remainder is ignored. */
export function repliesText(credits: number, perReply = site.credits.perReply): string {
  const replies = Math.floor(Math.max(0, credits) / perReply);
  if (replies === 0) return 'not enough for a reply';
  return `enough for ${count.format(replies)} ${replies === 1 ? 'reply' : 'replies'}`;
}
