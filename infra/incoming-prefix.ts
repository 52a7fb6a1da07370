/** Where browsers post files in the private bucket; what is there for a day has been forgotten. */
export const incomingPrefix = 'incoming/';
