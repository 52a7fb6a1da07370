import { capabilities } from '#shared/site-config/capabilities.ts';

/** Returns a text for shops that sell credits, or `without` for others. */
export function withCredits(text: string, without = ''): string {
  return capabilities.credits ? text : without;
}
