/** At most so many pages of a file can be public. */
export const mostPreviewPages = 5;
