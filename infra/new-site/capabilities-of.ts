import type { Capabilities } from '#shared/site-config/capability.ts';
import type { ItemKind } from './answers.ts';

/**
 * Returns the switches of a site that sells these kinds. The assistant is off, because its facts must be written first.
 */
export function capabilitiesOf(itemKinds: readonly ItemKind[]): Capabilities {
  return {
    articles: itemKinds.includes('articles'),
    podcasts: itemKinds.includes('podcasts'),
    products: itemKinds.includes('products'),
    chat: false,
    credits: false,
    waitlists: false,
    digest: true,
    reviews: true,
    affiliate: false,
    consulting: false,
    narration: false,
  };
}
