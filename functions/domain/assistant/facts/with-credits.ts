import { capabilities } from '#shared/site-config/capabilities.ts';

/** Returns a text for shops that sell credits, or `without` for others. */
export function withCredits(text: string, without = ''): string {
  return capabilities.credits ? text : without;
}

/** `1 credit`, `2 credits` */
export function creditCount(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
