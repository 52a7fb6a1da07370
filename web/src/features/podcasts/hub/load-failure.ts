/** The error text of the hub. */
export const loadFailure = 'Failed to load podcasts';
