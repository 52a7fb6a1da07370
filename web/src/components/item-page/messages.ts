import { plural } from '../../lib/plural.ts';

export const fileOfEdition = (name: string, edition: number) => `${name}, edition ${edition}`;
export const theSha256Name = (name: string) => `the SHA-256 of ${name}`;
export const downloadFailed = 'Download failed';
export const notOnSaleButYours =
  'This isn’t on sale at the moment. You bought it, so it’s still yours.';
export const unpublishedOnlyAdministratorsAndThose =
  'Unpublished: only administrators and buyers see this page.';
export const draftOnlyAdministratorsSeeThis = 'Draft: only administrators see this page.';
export const scheduledFor = (time: string, timeZone: string) =>
  `Scheduled for ${time} (${timeZone}): until then only administrators see this page.`;
export const contents = 'Contents';
export const files = 'Files';
export const earlierEditions = (count: number) => `Earlier editions (${count})`;
export const editionNumber = (number: number) => `Edition ${number}`;
export const weCouldntFindThisNoun = (noun: string) => `We couldn’t find this ${noun}`;
export const backToList = (label: string) => `Back to ${label}`;
export const myPurchases = 'My Purchases';
export const errorLoadingContent = 'Error loading content';
export const weCouldntLoadThisNoun = (noun: string) => `We couldn’t load this ${noun}`;
export const tryAgain = 'Try again';
export const pleaseTryAgainInMoment = 'Please try again in a moment.';
export const lookInside = 'Look inside';
export const firstPages = 'First pages';
export const pageIndexPages = (index: number, ofPages: number) => `Page ${index} of ${ofPages}`;
export const largerInNewTab = ', larger, in a new tab';
export const onlyFirstPage = (pages: number) => `This is page 1 of ${pages}.`;
export const checksum = (sha256: string) => `SHA-256 <code>${sha256}</code>`;
export const download = 'Download';
export const wholeHasMore = (noun: string, rest: number) =>
  plural(rest, {
    one: `The whole ${noun} has one more.`,
    other: `The whole ${noun} has ${rest} more.`,
  });
export const readAsText = (page: number) => `Read <hidden>page ${page} </hidden>as text`;
export const allPages = (pages: number) =>
  plural(pages, { one: 'This is its only page.', other: `These are all ${pages} pages.` });
export const firstTwoPages = (of: number) => `These are pages 1 and 2 of ${of}.`;
export const pagesTo = (last: number, of: number) => `These are pages 1 to ${last} of ${of}.`;
export const firstChapters = 'First chapters';
export const chapterOf = (index: number, of: number) => `Chapter ${index} of ${of}`;
export const chapterContinues = 'This chapter continues in the file.';
export const chaptersTo = (last: number, of: number) =>
  last === of
    ? plural(of, {
        one: 'This is the text of its only chapter.',
        other: `This is the text of all ${of} chapters.`,
      })
    : plural(last, {
        one: `This is the text of chapter 1 of ${of}.`,
        other: `This is the text of chapters 1 to ${last} of ${of}.`,
      });
export const picturesAreInTheFile = 'Pictures and layout are in the file.';
export const listenToBeginning = 'Listen to the beginning';
export const firstSeconds = (seconds: number) =>
  plural(seconds, { one: 'The first second', other: `The first ${seconds} seconds` });
export const watchBeginning = 'Watch the beginning';
export const theseAreFirstOfFilm = (seconds: number) =>
  plural(seconds, {
    one: 'This is the first second. The whole film is in the file.',
    other: `These are the first ${seconds} seconds. The whole film is in the file.`,
  });
export const theseAreFirstSeconds = (seconds: number) =>
  plural(seconds, {
    one: 'This is the first second. The whole recording is in the file.',
    other: `These are the first ${seconds} seconds. The whole recording is in the file.`,
  });
export const linkMayBeMistyped = (anItem: string) =>
  `The link may be mistyped, or it may lead to ${anItem} that has been removed. What you bought stays in My Purchases.`;
export const withArticle = {
  article: 'an article',
  episode: 'an episode',
  product: 'a product',
  bundle: 'a bundle',
};
export const alsoIn = (count: number) =>
  plural(count, { one: 'Also in a bundle', other: 'Also in bundles' });
export const bundleFacts = (items: number, price: string) => `${items} items for ${price}`;
export const lessThanSeparately = (facts: string, amount: string) =>
  `${facts}, ${amount} less than bought separately`;
export const inArchive = 'In the archive';
export const filesAndSize = (files: number, figure: string, size: string) =>
  plural(files, { one: `1 file, ${size}`, other: `${figure} files, ${size}` });
export const showMoreEntries = (figure: string) => `Show ${figure} more`;
export const moreFilesNotListed = (count: number, figure: string) =>
  plural(count, { one: 'and 1 more file', other: `and ${figure} more files` });
