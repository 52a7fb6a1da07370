export const itWasStopped = 'it was stopped';
export const theConnectionWasLost = 'the connection was lost';
export const theFileIsDamaged = 'the file is damaged';
export const theFileCannotBeRead = 'the file cannot be read or is not there';
export const failedToPlayAudio = 'Failed to play audio';
export const version = 'Version';
export const fullAudio = 'Full audio';
export const preview = 'Preview';
export const failedToInitializeAudioPlayer = 'Failed to initialize audio player';
export const pleaseTryAgain = 'Please try again.';
export const loadingAudio = 'Loading the audio';
export const thisEpisodeHasNoAudio =
  'This episode has no audio yet. Edit the episode to upload some.';
export const noAudioUrlProvided = 'No audio URL provided';
export const playTitle = (title: string) => `Play “${title}”: `;
export const play = 'Play';
export const none = 'None';
export const audio = 'Audio';
export const noAudio = 'no audio';
export const forOwnersMp3M4aOr = 'For owners: MP3, M4A or WAV';
export const previewAudio = 'Preview audio';
export const forEveryoneOnlyFirst40 =
  'For everyone; only the first 40 seconds play. MP3, M4A or WAV';
export const aPreview = 'a preview';
export const artwork = 'Artwork';
export const jpegPngWebpOrAvif =
  'JPEG, PNG, WebP or AVIF, square, ideally at least 1400 pixels wide,';
export const currentFileStays = (name: string, duration: string) =>
  `Now: ${name}${duration}. It stays in use until a new one is accepted.`;
export const theTranscriptMustBeAt = 'The transcript must be at most 200,000 characters';
export const pleaseSelectVttOrTxt = 'Please select a .vtt or .txt file';
export const transcript = 'Transcript';
export const loadVttFile = 'Load a .vtt file';
export const failedToSaveEpisode = 'Failed to save episode';
export const editTitle = (title: string) => `Edit “${title}”`;
export const newEpisode = 'New episode';
export const createEpisode = 'Create episode';
export const saveChanges = 'Save changes';
export const itsFullAudio = 'its full audio';
export const playbackError = (reason: string) => `Playback error: ${reason}`;
export const unknownReason = 'unknown';
export const transcriptHint =
  'WebVTT with timestamps, or plain text. Everyone can read it for free episodes, only owners for paid ones.';
export const filesOfEpisode = 'its audio, preview and artwork';
