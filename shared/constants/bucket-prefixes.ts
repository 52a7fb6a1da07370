/** The key prefix of uploads in the private bucket, where files are deleted after a day. */
export const incomingPrefix = 'incoming/';

/** The prefix of the saved lists of large catalogues in the private bucket. */
export const listPrefix = 'lists/';

/** The prefix of the assistant's saved indexes in the private bucket. */
export const indexPrefix = 'assistant/';
