/** How long a vote is kept, with question and reply. */
export const voteKeptDays = 180;
