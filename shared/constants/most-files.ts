/** How many files an edition has at most. */
export const mostFiles = 20;
