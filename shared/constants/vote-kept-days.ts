/** For so long a vote on a reply is kept, with question and reply. */
export const voteKeptDays = 180;
