/** The maximum number of characters of a message to the assistant. */
export const maxMessageLength = 2000;
/** The number of earlier messages that a client sends along. */
export const maxHistoryMessages = 6;
