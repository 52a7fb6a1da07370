/** The most files of an edition. */
export const maxFiles = 20;
