/** The most pages of a file that can be public. */
export const maxPreviewPages = 5;
