export const returned = 'Returned';
export const notReturnedLimitReached = 'Not returned: limit reached';
export const questionAndReply = 'Question and reply';
export const rating = 'Rating';
export const helped = 'Helped';
export const didNotHelp = 'Did not help';
export const credit = 'Credit';
export const rated = 'Rated';
export const ratedRepliesNewestFirst = 'Rated replies, newest first';
export const searchQuestionsAndReplies = 'Search questions and replies';
export const failedToLoadRatedReplies = 'Failed to load the rated replies';
export const membersRateRepliesWithThumbs = (voteKeptDays: number) =>
  `Members rate replies with the thumbs buttons. Ratings are kept for ${voteKeptDays} days and shown here without names.`;
export const noReplyHasBeenRated = 'No reply has been rated yet';
