export const purchaseComplete = 'Purchase complete';
export const listenNow = 'Listen Now';
export const downloadNow = 'Download Now';
export const backToAllEpisodes = 'Back to All Episodes';
export const purchaseVerificationFailedPleaseRefresh =
  'Purchase verification failed. Please refresh.';
export const sessionExpired = 'Session expired';
export const titleIsYoursAsSoon = (title: string) =>
  `${title} is yours as soon as the payment clears, which can take a few days with this payment method. We’ll email you then, and the episode will be in My Purchases.`;
export const paidForEpisode = (paid: string) =>
  `Paid ${paid}. The episode is yours to stream or download.`;
export const paidForEpisodeOf = (paid: string, length: string) =>
  `Paid ${paid}. The episode of ${length} is yours to stream or download.`;
