import type { GroundedPassage } from '../answer.ts';
import type { ListingRequest } from './read-listing-request.ts';

/** What the catalogues say to a question such as "which papers are free?". */
export interface Listing {
  listingRequest: ListingRequest;
  /** How many items of the kind there are, and how many of them fit. */
  published: number;
  fitting: number;
  /** Beside the cheapest, how many cost nothing. */
  free?: number;
  /** The first of those that fit. */
  items: readonly GroundedPassage[];
  /** The page that shows them all. */
  page: GroundedPassage;
}
