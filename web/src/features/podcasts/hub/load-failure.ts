/** Of the catalogue of errors (podcasts-and-pages.md, section 8). */
export const loadFailure = 'Failed to load podcasts';
