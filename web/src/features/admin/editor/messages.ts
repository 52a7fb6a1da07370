import { plural } from '#web/src/lib/plural.ts';

export const category = 'Category';
export const authorOptional = 'Author (optional)';
export const authorHint = 'If the name is listed under “Authors”, the item’s page introduces them.';
export const tagsOptional = 'Tags (optional)';
export const tagsHint = (most: number, length: number) =>
  `Separate them with commas. At most ${most}, each of at most ${length} characters. Visitors can filter by them.`;
export const useLabelMoreToAdd =
  'Use “Label | more” to add a note: visitors only see and filter by the label.';
export const shortDescription = 'Short description';
export const longDescription = 'Long description';
export const weRestoredYourUnsavedText = 'We restored your unsaved text';
export const discard = 'Discard';
export const thisItemWasSavedAfter =
  'This item was saved after you typed this text. Saving now overwrites that version. Choose your files again.';
export const chooseYourFilesAgain = 'Choose your files again.';
export const theClocksGoForwardThen = 'The clocks go forward then: choose another time';
export const enterDateAndTime = 'Enter a date and a time';
export const savedButFileIsStill =
  'Saved, but a file is still missing. See the field for the reason.';
export const savedLaterEditsArentSaved = 'Saved. Later edits aren’t saved yet.';
export const pleaseFixFormErrors = 'Please fix form errors';
export const yourAccountIsNoLonger =
  'Your account is no longer an administrator. Nothing was saved.';
export const cancel = 'Cancel';
export const unsavedChanges = 'Unsaved changes';
export const uploading = 'Uploading…';
export const saving = 'Saving…';
export const form = 'Form';
export const operationFailed = 'Operation failed';
export const tryAgain = 'Try again';
export const close = 'Close';
export const state = 'State';
export const publishAt = 'Publish at';
export const date = 'Date';
export const emptyIsDayOfPublication =
  'Leave it empty to use the day of publication, or enter an earlier date for older work.';
export const noLaterThan = (day: string) =>
  `Shown on its page. It can’t be later than the day of publication, ${day}.`;
export const inSitesTimeZoneTime = (timeZone: string) => `In the site’s time zone, ${timeZone}.`;
export const everyoneSeesItAsSoon = (awaited: string) =>
  `Everyone sees it as soon as ${awaited} is accepted.`;
export const everyoneSeesIt = 'Everyone sees it.';
export const onlyAdministratorsSeeIt = 'Only administrators see it.';
export const visitorsDontSeeItBuyersKeep = 'Visitors don’t see it. Buyers keep it.';
export const whatChanged = 'What changed';
export const aFewSentencesAtMost =
  'A few sentences at most. Everyone can read them on the item’s page.';
export const publishEditionNumber = (number: number) => `Publish edition ${number}`;
export const sayWhatHasChanged = 'Say what has changed';
export const discardDraft = 'Discard draft';
export const whoHasWhichEdition = 'Who has which edition';
export const loading = 'Loading…';
export const weCouldntLoadOwners = 'We couldn’t load the owners';
export const weCouldntCountOwners = 'We couldn’t count the owners';
export const countingTheOwners = 'Counting the owners…';
export const theEditionThatEachOwner = 'The edition that each owner downloaded last';
export const owner = 'Owner';
export const complimentaryMark = '(complimentary)';
export const edition = 'Edition';
export const downloaded = 'Downloaded';
export const none = 'None';
export const weCouldntLoadMoreOwners = 'We couldn’t load more owners';
export const noOneOwnsIt = 'No one owns it.';
export const buyersWhoDownloadedEachEdition = 'Buyers who downloaded each edition';
export const buyers = 'Buyers';
export const editionNumber = (number: number) => `Edition ${number}`;
export const movedUp = (name: string) => `Moved ${name} up`;
export const movedDown = (name: string) => `Moved ${name} down`;
export const removed = (name: string) => `${name} removed`;
export const mainFile = 'Main file';
export const moveNameUp = (name: string) => `Move ${name} up`;
export const moveNameDown = (name: string) => `Move ${name} down`;
export const removeName = (name: string) => `Remove ${name}`;
export const weCouldntLoadFiles = 'We couldn’t load the files';
export const filesEditionNumberDraft = (number: number) => `Files of edition ${number}, a draft`;
export const filesEditionNumber = (number: number) => `Files of edition ${number}`;
export const editionNumberIsPublished = (number: number) => `Edition ${number} is published`;
export const draftDiscarded = 'Draft discarded';
export const whatChangedChanges = (changes: string) => `What changed: ${changes}`;
export const noOneSeesDraftBeforeYou = 'No one sees the draft until you publish it.';
export const noOneHasThisEditionYet =
  'No one has this edition yet, so new files become part of it.';
export const someoneHasThisEditionNew = (next: number) =>
  `Someone already has this edition, so new files go into a draft of edition ${next}, which you publish here.`;
export const preview = 'Preview';
export const weCouldntMakePreview = 'We couldn’t make the preview';
export const wereMakingThem = 'We’re making them now. This takes a few seconds.';
export const theyArePublicNow = 'They are public now.';
export const zeroMakesItFree = '0 makes it free.';
export const priceIn = (currency: string) => `Price in ${currency}`;
export const title = 'Title';
export const viewOnSite = 'View on site';
export const previewAsVisitor = 'Preview as visitor';
export const buyersKeepIt = 'Buyers keep it.';
export const markdownHint =
  'Markdown: **bold**, _italic_, - list, ## heading, [link](/about), `code`.';
export const previewOfDescription = 'Preview of the description';
export const nothingTypedYet = 'Nothing typed yet.';
export const everyoneSeesItFromThen = 'Everyone sees it from then on.';
export const everyoneSeesItOnceThere = (awaited: string) =>
  `Everyone sees it from then on, as long as ${awaited} is there.`;
export const savedOnSite = (title: string) => `“${title}” is saved and on the site`;
export const savedAsDraft = (title: string) => `“${title}” is saved as a draft`;
export const savedAndScheduled = (title: string) => `“${title}” is saved and scheduled`;
export const savedAndHidden = (title: string) => `“${title}” is saved and hidden`;
export const itAppearsOn = (time: string, timeZone: string) =>
  `It appears on ${time} (${timeZone}).`;
export const peopleOwnIt = (owners: number, figure: string) =>
  plural(owners, { one: 'One person owns it.', other: `${figure} people own it.` });
export const firstPages = (pages: number) =>
  pages === 0
    ? 'No pages'
    : plural(pages, { one: 'The first page', other: `The first ${pages} pages` });
export const anyoneCanRead =
  'Anyone can read these pages of the PDF before they pay. No other page is public.';
export const firstPagesOrChapters = (count: number) =>
  count === 0
    ? 'Nothing'
    : plural(count, {
        one: 'The first page or chapter',
        other: `The first ${count} pages or chapters`,
      });
export const anyoneCanReadEither =
  'Anyone can read these pages of a PDF, or these chapters of an EPUB as text, before they pay. Nothing else in it is public.';
export const chaptersOfAnEpub = (characters: string) =>
  `A chapter is one of the files that make up the EPUB. We show at most ${characters} characters.`;
export const forRecordingChooseExcerpt = 'For a recording or a film, choose an excerpt.';
export const excerpt = 'Excerpt';
export const firstSeconds = (seconds: number) =>
  seconds === 0
    ? 'Nothing'
    : plural(seconds, { one: 'The first second', other: `The first ${seconds} seconds` });
export const excerptHint =
  'Anyone can play this much of a recording (MP3, WAV, M4A, FLAC) or a film (MP4, MOV, MKV, WebM) before they pay. The excerpt is a separate file of at most 50 MB, and the rest is not public.';
export const wereCuttingExcerpt = 'We’re cutting the excerpt now. This takes a few seconds.';
export const excerptIsPublic = 'The excerpt is public now.';
export const weCouldntMakeExcerpt = 'We couldn’t make the excerpt';
export const fileIsFineToSell = 'The file itself is fine to sell.';
export const howLongDownloadsAreRecorded = (days: number) =>
  `We keep a record of downloads for ${days} days after the last one. Buyers who were refunded still count for the editions that they downloaded.`;
export const fileList = 'File list';
export const notShown = 'Not shown';
export const shownToEveryone = 'Shown to everyone';
export const everyoneCanSeeNames =
  'The folders, names and sizes of the files in its ZIP, tar and tar.gz archives. 7z and RAR archives are not listed.';
export const noArchiveYet = 'There is no ZIP, tar or tar.gz archive among its files yet.';
export const wereReadingIt = 'We’re reading it now. This takes a few seconds.';
export const itIsOnThePage = 'It is on the item’s page now.';
export const weCouldntMakeFileList = 'We couldn’t make the file list';
export const copyAddition = ' (copy)';
export const copyIsNotSavedYet = 'A copy that isn’t saved yet';
export const copyHasEverything =
  'It has all the text, items and settings, and is a draft unless you choose otherwise.';
export const copyHasNoFiles = (files: string) =>
  `It has all the text and settings, and is a draft unless you choose otherwise. Files are not copied: add ${files} here, now or later.`;
