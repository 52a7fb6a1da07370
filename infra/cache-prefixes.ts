/** The prefix of the saved lists of large catalogues in the private bucket. */
export const listPrefix = 'lists/';

/** The prefix of the assistant's saved indexes in the private bucket. */
export const indexPrefix = 'assistant/';
