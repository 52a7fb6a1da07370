export const urlCopied = 'URL copied';
export const yourBrowserBlockedCopyingText =
  'Your browser blocked copying. The text is selected: copy it with your keyboard or menu.';
export const forEveryone = 'For everyone';
export const fullFreeEpisodesAndFirst =
  'Full free episodes, and the first 40 seconds of paid ones.';
export const feedUrl = 'Feed URL';
export const justForYou = 'Just for you';
export const signInForPrivateFeed =
  'Sign in for a private feed with the full audio of every episode you bought.';
export const signInForYourFeed = 'Sign in for your feed';
export const yourFeedUrlWasReplaced = 'Your feed URL was replaced';
export const theFullAudioEveryEpisode =
  'The full audio of every episode you bought. Keep the URL private: anyone who has it can listen to your episodes.';
export const showMyFeedUrl = 'Show my feed URL';
export const theFullAudioEveryEpisodeYou =
  'The full audio of every episode you bought. Keep this URL private.';
export const yourPrivateFeedUrl = 'Your private feed URL';
export const replaceThisUrl = 'Replace this URL';
export const replaceYourFeedUrl = 'Replace your feed URL?';
export const keepIt = 'Keep it';
export const replace = 'Replace';
export const theOldUrlStopsWorking =
  'The old URL stops working immediately, and you need to add the new one to your podcast apps. Do this if someone else has the URL.';
export const weCouldntLoadYourFeed = 'We couldn’t load your feed. Please try again in a moment.';
export const copy = 'Copy';
