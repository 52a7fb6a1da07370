/** The prefix for uploads in the private bucket; files are deleted after a day. */
export const incomingPrefix = 'incoming/';
