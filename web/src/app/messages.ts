export const faultLine = 'Fault line';
export const thisPageStoppedWorking = 'This page stopped working';
export const somethingWentWrongOnOur =
  'Something went wrong on our side. Reloading usually helps. Nothing you bought or saved is lost.';
export const reloadPage = 'Reload the page';
export const tellUsAboutIt = 'Tell us about it';
export const brokenPage = 'Broken page';
export const weCouldntLoadAssistant = 'We couldn’t load the assistant';
export const ask = 'Ask';
export const youreOfflineYouCanKeep =
  'You’re offline. You can keep reading this page; new pages and purchases need a connection.';
export const loadingPage = 'Loading page';
export const playbackError = 'Playback error';
export const signInToContinue = 'Sign in to continue';
export const maybeLater = 'Maybe later';
export const createAccount = 'Create account';
export const signIn = 'Sign in';
export const sessionExpired = 'Session expired';
export const logInFirst = 'Log in first';
export const thePurchaseTitleContinuesOnce = (title: string) =>
  ` The purchase of “${title}” continues once you’re signed in.`;
export const purchasesAreKeptInYour =
  'Purchases are kept in your account, so you can download them again at any time. An account is free and only needs an email address.';
export const skipToContent = 'Skip to content';
export const stillLoading = 'Still loading… Check your connection.';
export const stillLoadingCopyWhatYouTyped =
  'Still loading… Check your connection. Copy what you typed: a reload may lose it.';
export const tryAgain = 'Try again';
export const checkoutOfTitleCancelled = (title: string) =>
  `Checkout cancelled. You were not charged for “${title}”. It is still here when you want it.`;
export const checkoutCancelled =
  'Checkout cancelled. You were not charged. What you had chosen is still here when you want it.';
