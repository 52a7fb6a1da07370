export const purchaseComplete = 'Purchase complete';
export const listenNow = 'Listen Now';
export const downloadNow = 'Download Now';
export const backToAllEpisodes = 'Back to All Episodes';
export const purchaseVerificationFailedPleaseRefresh =
  'Purchase verification failed. Please refresh.';
export const sessionExpired = 'Session expired';
export const yourPurchase = 'Your purchase';
export const titleIsYoursAsSoon = (title: string) =>
  `${title} is yours as soon as the payment clears, which can take a few days with this payment method. We’ll e-mail you then, and the episode will be in My Purchases.`;
export const yourPaymentIsOnIts = 'Your payment is on its way';
export const checkAgain = 'Check again';
export const retry = 'Retry';
export const theServerDidntRespond = 'The server didn’t respond.';
export const verifyingYourPurchase = 'Verifying your purchase…';
export const paidForEpisode = (paid: string) =>
  `Paid ${paid}. The episode is yours to stream or download.`;
export const paidForEpisodeOf = (paid: string, length: string) =>
  `Paid ${paid}. The episode of ${length} is yours to stream or download.`;
export const purchaseIsSafe = (support: string) =>
  `If you have paid, your purchase is safe: write to <mail>${support}</mail>.`;
export const episodeIsSafe =
  'If you have paid, your purchase is safe: the episode appears in My Purchases once the payment is confirmed.';
