import * as messages from './messages.ts';
/** The error text of the hub. */
export const loadFailure = messages.failedToLoadPodcasts;
