/** How long a vote is kept, with its question and reply. */
export const voteKeptDays = 180;
