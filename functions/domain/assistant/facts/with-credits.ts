import { capabilities } from '#shared/site-config/capabilities.ts';

/** A part of a text for shops that sell credits, or what stands there in others. */
export function withCredits(text: string, without = ''): string {
  return capabilities.credits ? text : without;
}
