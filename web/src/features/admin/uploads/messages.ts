import { plural } from '#web/src/lib/plural.ts';

export const thisFileWasRejectedChoose = 'This file was rejected. Choose another one.';
export const operationFailed = 'Operation failed';
export const theFileChangedAfterYou = 'The file changed after you chose it. Choose it again.';
export const thisUploadLinkHasExpired = 'This upload link has expired. Please try again.';
export const theStorageIsBusyPlease = 'The storage is busy. Please try again in a moment.';
export const theStorageRejectedFileCode = (code: string | number) =>
  `The storage rejected the file (${code}). Please try again.`;
export const aFewSecondsLeft = 'a few seconds left';
export const secondsLeft = (seconds: number) => `about ${seconds} seconds left`;
export const aboutMinutesHoursLeft = (minutes: number) => `about ${minutes} hours left`;
export const weCouldntUploadFileCheck =
  'We couldn’t upload the file. Check your connection and try again.';
export const thisFileIsEmpty = 'This file is empty';
export const resume = 'Resume';
export const pause = 'Pause';
export const cancel = 'Cancel';
export const cancelLabel = (label: string) => `Cancel ${label}`;
export const tryAgain = 'Try again';
export const tryAgainLabel = (label: string) => `Try again: ${label}`;
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${name}`;
export const percentIsAlreadyUploaded = (percent: number) =>
  `${percent}% is already uploaded. Saving sends the rest.`;
export const namePartlyUploaded = (name: string, sizeBytes: string, percent: number) =>
  `“${name}” (${sizeBytes}) was only partly uploaded (${percent}%). Choose the same file to continue.`;
export const discard = 'Discard';
export const discardName = (name: string) => `Discard ${name}`;
export const uploadingLabel = (label: string) => `Uploading ${label}`;
export const notUploaded = 'Not uploaded';
export const uploadedNotConfirmed = 'Uploaded, not confirmed';
export const notAccepted = 'Not accepted';
export const uploading = 'Uploading';
export const paused = 'Paused';
export const noConnectionTryingAgain = 'No connection. Trying again…';
export const uploadsWhenYouSave = 'Uploads when you save';
export const starting = 'Starting…';
export const checkingFile = 'Checking the file…';
export const cancelled = 'Cancelled';
export const accepted = 'Accepted';
export const anyPicture = 'Any picture';
export const upToSize = (size: string) => `up to ${size}.`;
export const pdfArticle = 'PDF of an article';
export const anotherFileArticle = 'Another file of an article';
export const coverArticle = 'Cover of an article';
export const coverProduct = 'Cover of a product';
export const fileProduct = 'File of a product';
export const anotherFileProduct = 'Another file of a product';
export const artworkEpisode = 'Artwork of an episode';
export const previewEpisode = 'Preview of an episode';
export const audioEpisode = 'Audio of an episode';
export const pictureAuthor = 'Picture of an author';
export const failedUploads = 'Failed uploads';
export const failedToLoadFiles = 'Failed to load the files';
export const pleaseTryAgain = 'Please try again.';
export const noUploadsHaveBeenRejected = 'No uploads have been rejected.';
export const uploadAnotherFile = 'Upload another file';
export const dismiss = 'Dismiss';
export const dismissFileName = (fileName: string) => `Dismiss ${fileName}`;
export const pagesFailedFiles = 'Pages of failed files';
export const resumeUpload = (label: string) => `Resume ${label}`;
export const pauseUpload = (label: string) => `Pause ${label}`;
export const minutesLeft = (minutes: number) =>
  plural(minutes, { one: 'about a minute left', other: `about ${minutes} minutes left` });
export const sentSoFar = (percent: number, sent: string, size: string) =>
  `${percent}% · ${sent} of ${size}`;
export const chooseOrDrop = '<choose>Choose a file</choose> or drop it here';
export const chosenFile = (name: string) => `Chosen: ${name}`;
