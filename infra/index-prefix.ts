/** The prefix of the assistant's saved indexes in the private bucket. */
export const indexPrefix = 'assistant/';
