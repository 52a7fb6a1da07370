import type { ReviewedKind, ReviewState } from '#shared/contracts/reviews.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { itemKey, readItemKey } from '../items/item-key.ts';
import type { Rated } from '../ratings/mean-rating.ts';

/** The sentence that a member adds to a rating. The stars are in the row of `ratings` with the same keys. */
export interface Review {
  userId: string;
  /** `article#<id>` */
  item: string;
  /** The item's title when it was written. */
  title: string;
  sentence: string;
  name?: string;
  state: ReviewState;
  /** Starts with the time of writing. Every text has another one, even if it was removed and written again. */
  revision: string;
  /** The key in the index of visible reviews: `item`; present only while the review is shown. */
  shownFor?: string;
}

export type ReviewKey = Pick<Review, 'userId' | 'item'>;

/** The attributes that the items of all three have. */
export interface ReviewedThing extends CatalogueItem, Rated {
  title: string;
  priceMinor: number;
}

export function reviewedItem(kind: ReviewedKind, id: string): string {
  return itemKey({ resourceType: kind, resourceId: id });
}

/** Parses an item's name: `article#<id>` → `{ kind: 'article', id }`. */
export function readReviewedItem(item: string): { kind: ReviewedKind; id: string } {
  const { resourceType, resourceId: id } = readItemKey(item);
  return { kind: resourceType as ReviewedKind, id };
}

export function writtenAt({ revision }: Pick<Review, 'revision'>): string {
  return revision.slice(0, revision.indexOf('#'));
}
