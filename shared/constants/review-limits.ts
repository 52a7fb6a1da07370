/** The maximum numbers of characters of a review. */
export const maxSentenceLength = 280;
export const maxReviewNameLength = 60;
