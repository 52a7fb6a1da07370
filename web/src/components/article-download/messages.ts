export const pleaseTryAgainLater = 'Please try again later';
export const noDownloadTokenAvailablePlease =
  'No download token available. Please complete your purchase first.';
export const tryAgain = 'Try again';
export const resume = 'Resume';
export const downloadPaused = 'Download paused';
export const downloadFailed = 'Download failed';
export const starting = 'Starting…';
export const downloadingTitle = (title: string) => `Downloading ${title}`;
export const cancel = 'Cancel';
export const downloadStarted = 'Download started';
export const downloadFinished = 'Download finished';
export const theFirstPercentIsKept = (percent: number) => `The first ${percent}% is kept.`;
export const youAreOffline = 'You are offline.';
export const downloadPausedAt = (percent: number) => `Download paused at ${percent}%`;
