/** The key prefix of uploads in the private bucket, where files are deleted after a day. */
export const incomingPrefix = 'incoming/';
