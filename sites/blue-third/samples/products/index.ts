import { product as cadencesInTwelveKeys } from './cadences-in-twelve-keys.ts';
import { product as guideToneEtude } from './guide-tone-etude.ts';
import type { MusicProduct } from './product.ts';
import { product as twelveBarsInF } from './twelve-bars-in-f.ts';

/** The sample products. */
export const products: readonly MusicProduct[] = [
  twelveBarsInF,
  cadencesInTwelveKeys,
  guideToneEtude,
];
