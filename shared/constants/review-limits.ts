/** The maximum numbers of characters of a review. */
export const longestSentence = 280;
export const longestReviewName = 60;
