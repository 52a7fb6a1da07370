/** The most files of an edition. */
export const mostFiles = 20;
