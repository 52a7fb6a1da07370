import type { Capabilities } from '#shared/site-config/capability.ts';
import type { Ware } from './answers.ts';

/** The switches of a site that sells these. The assistant is off: it has to learn about the shop first. */
export function capabilitiesOf(sells: readonly Ware[]): Capabilities {
  return {
    podcasts: sells.includes('podcasts'),
    products: sells.includes('products'),
    chat: false,
    waitlists: false,
  };
}
