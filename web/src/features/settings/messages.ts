export const emailMeAboutNew = 'Email me about new items';
export const emailMeAboutNewEditions = 'Email me about new editions of what I own';
export const weCouldntLoadThisSetting = 'We couldn’t load this setting.';
export const saving = 'Saving…';
export const loading = 'Loading…';
export const pleaseTryAgain = 'Please try again.';
export const notifications = 'Notifications';
export const newItemsAtMostOne = (itemNames: string) =>
  `New items: at most one email a day, and only when we publish ${itemNames}. New editions: one email for each new edition of what you bought. Receipts and emails about your account come either way.`;
export const signInToChangeThis = 'Sign in to change this';
export const thisIsSavedInYour = (product: string) =>
  `This is saved in your account at ${product}.`;
export const newItems = 'new items';
export const newEditions = 'new editions';
export const wellStillSendReceiptsAnd =
  'We’ll still send receipts and emails about your account. You can turn these emails back on below.';
export const youWontGetEmails = (names: string) => `You won’t get emails about ${names} any more`;
export const unsubscribing = 'Unsubscribing…';
export const weCouldntUnsubscribeYou = 'We couldn’t unsubscribe you';
export const tryAgain = 'Try again';
export const somethingWentWrong = 'Something went wrong.';
export const system = 'System';
export const light = 'Light';
export const dark = 'Dark';
export const full = 'Full';
export const reduced = 'Reduced';
export const account = 'Account';
export const settings = 'Settings';
export const theme = 'Theme';
export const motion = 'Motion';
export const playbackSpeed = 'Playback speed';
export const forEpisodesThatYouHave =
  'For episodes that you haven’t listened to yet. Each one remembers its own speed.';
export const saved = 'Saved.';
export const youWontGetThese = 'You won’t get these emails.';
export const onceMailboxWorks = 'We’ll email you once the mailbox works.';
export const wellMail = (email = 'you') => `We’ll email ${email}.`;
export const emailsBounce = (email = 'your address', support: string) =>
  `Emails to ${email} bounce, so we don’t send any. If the mailbox works again, write to <mail>${support}</mail>.`;
export const notSavedBecause = (reasons: string) =>
  `We couldn’t save this. ${reasons} Your setting has not changed.`;
export const signInAndChange = 'Or sign in and change the setting below.';
export const appearanceIsSaved = 'Appearance is saved in this browser and applies at once.';
export const appearanceAndPlaybackAreSaved =
  'Appearance and playback are saved in this browser and apply at once.';
export const notificationsAreSaved = 'Notifications are saved in your account.';
