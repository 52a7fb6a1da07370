/** The maximum number of characters of a message to the assistant. */
export const longestMessage = 2000;
/** The number of earlier messages that a client sends along. */
export const longestHistory = 6;
