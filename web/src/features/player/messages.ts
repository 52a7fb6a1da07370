export const keyboardShortcuts = 'Keyboard shortcuts';
export const shortcutsWorkWhilePlayerHas =
  'Shortcuts work while the player has focus, and never while you type.';
export const playing = 'Playing';
export const thePreviewHasEnded = 'The preview has ended';
export const paused = 'Paused';
export const pauseLoadingAudio = 'Pause (loading audio)';
export const pause = 'Pause';
export const play = 'Play';
export const failureYourPlaceIsKept = (failure: string) => `${failure}. Your place is kept.`;
export const youWereAtElsewhereOn = (elsewhere: string) =>
  `You were at ${elsewhere} on another device.`;
export const goThere = 'Go there';
export const stayHere = 'Stay here';
export const resumedAtSeconds = (seconds: string) => `Resumed at ${seconds}`;
export const startOver = 'Start over';
export const weCouldntLoadYourPurchases = 'We couldn’t load your purchases.';
export const tryAgain = 'Try again';
export const thatWasPreviewBuyFull = (length: string) =>
  `That was the preview. Buy the full episode${length}.`;
export const preview = 'Preview';
export const buyForPrice = (price: string) => `Buy for ${price}`;
export const checkingWhetherYouOwnThis = 'Checking whether you own this episode…';
export const youOwnFullEpisode = 'You own the full episode.';
export const yourPaymentIsBeingProcessed =
  'Your payment is being processed. The full episode will be available once it clears.';
export const thePaymentIsInDispute =
  'The payment is in dispute with your bank. The episode will be available again once that is settled.';
export const lengthUnknown = 'Length unknown';
export const position = 'Position';
export const positionOf = (at: string, length: string) => `${at} of ${length}`;
export const repeatEpisode = 'Repeat the episode';
export const player = 'Player';
export const openPlayer = 'Open the player';
export const closePlayer = 'Close the player';
export const transcript = 'Transcript';
export const like = 'Like';
export const share = 'Share';
export const download = 'Download';
export const off = 'Off';
export const endEpisode = 'End of episode';
export const minutesText = (minutes: number) => `${minutes} minutes`;
export const sleepTimer = 'Sleep timer';
export const stopsInRest = (rest: string) => `Stops in ${rest}`;
export const mute = 'Mute';
export const volume = 'Volume';
export const muted = 'Muted';
export const levelPercent = (level: number) => `${level} percent`;
export const speed = 'Speed';
export const thisEpisodeHasNoTranscript = 'This episode has no transcript.';
export const buyThisEpisodeToRead = 'Buy this episode to read the transcript.';
export const loadingTranscript = 'Loading the transcript';
export const weCouldntLoadTranscript = 'We couldn’t load the transcript';
export const pleaseTryAgainLater = 'Please try again later.';
export const episode = 'Episode';
export const minimisePlayer = 'Minimise the player';
export const backSeconds = (seconds: number) => `Back ${seconds} seconds`;
export const forwardSeconds = (seconds: number) => `Forward ${seconds} seconds`;
