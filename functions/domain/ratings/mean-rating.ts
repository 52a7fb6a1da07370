/** The sums that an item keeps of its ratings. */
export interface Rated {
  ratingSum?: number;
  ratingCount?: number;
}

/** Returns the mean rating with one decimal; 0 without ratings. */
export function meanRating({ ratingSum = 0, ratingCount = 0 }: Rated): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
}
