import type { GroundedPassage } from '../answer.ts';
import type { ListingRequest } from './read-listing-request.ts';

/** The answer of the catalogues to a question such as "which papers are free?". */
export interface Listing {
  listingRequest: ListingRequest;
  /** How many items of the kind are published, and how many of them match. */
  published: number;
  fitting: number;
  /** For the cheapest, how many items are free. */
  free?: number;
  /** The first items that match. */
  items: readonly GroundedPassage[];
  /** The page that lists them all. */
  page: GroundedPassage;
}
