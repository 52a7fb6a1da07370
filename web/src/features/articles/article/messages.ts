import { plural } from '#web/src/lib/plural.ts';

export const downloadAgain = 'Download Again';
export const download = 'Download';
export const openingCheckout = 'Opening checkout…';
export const buyForPrice = (price: string) => `Buy for ${price}`;
export const yourPaymentIsBeingProcessed =
  'Your payment is being processed. You can download the article once it clears.';
export const thePaymentIsInDispute =
  'The payment is in dispute with your bank. The download will be available again once that is settled.';
export const accessWasRemoved = (support: string) =>
  `Your access was removed. Questions? Write to ${support}.`;
export const thankYouForRating = 'Thank you for rating';
export const yourRating = 'Your rating';
export const rateThisPaper = 'Rate this paper';
export const weCouldntSaveYourRating = 'We couldn’t save your rating';
export const bookmarked = 'Bookmarked';
export const bookmarkRemoved = 'Bookmark removed';
export const addedToFavourites = 'Added to favourites';
export const removedFromFavourites = 'Removed from favourites';
export const bookmark = 'Bookmark';
export const favourite = 'Favourite';
export const share = 'Share';
export const loadingArticle = 'Loading the article';
export const weCouldntFindThisArticle = 'We couldn’t find this article';
export const theLinkMayBeMistyped =
  'The link may be mistyped, or the article may have been removed from the library. Articles you bought stay in My Purchases.';
export const seeAllArticles = 'See all articles';
export const article = 'Article';
export const errorLoadingContent = 'Error loading content';
export const retry = 'Retry';
export const failedToLoadArticles = 'Failed to load articles';
export const starsText = (stars: number) =>
  plural(stars, { one: '1 star', other: `${stars} stars` });
