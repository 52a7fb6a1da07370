import { plural } from '#web/src/lib/plural.ts';

export const relevance = 'Relevance';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const priceLowToHigh = 'Price: low to high';
export const priceHighToLow = 'Price: high to low';
export const freeFirst = 'Free first';
export const purchasedFirst = 'Purchased first';
export const episodes = 'Episodes';
export const searchEpisodes = 'Search episodes';
export const titleTopicOrAuthor = 'Title, topic or author';
export const sortBy = 'Sort by';
export const search = 'Search';
export const failedToLoadPodcasts = 'Failed to load podcasts';
export const free = 'free';
export const owned = 'owned';
export const forSale = 'for sale';
export const secondsListening = (seconds: string) => `, ${seconds} of listening`;
export const episodesFound = 'Episodes found';
export const pleaseTryAgainInMoment = 'Please try again in a moment.';
export const showMore = 'Show more';
export const tryAgain = 'Try again';
export const loadingEpisodes = 'Loading episodes';
export const tryShorterWord = (search: string) =>
  `Nothing matches “${search}”. Try a shorter word.`;
export const nothingMatchesFilters = 'Nothing matches these filters.';
export const noEpisodesFound = 'No episodes found';
export const clearSearch = 'Clear search';
export const clearFilters = 'Clear filters';
export const episodesAppearHereAsSoon = 'Episodes appear here as soon as they are ready.';
export const noEpisodesYet = 'No episodes yet';
export const readWhileYouWait = 'Read while you wait';
export const episodesText = (count: number) =>
  plural(count, { one: '1 episode', other: `${count} episodes` });
export const showing = (shown: number, total: number) =>
  `Showing ${shown} of ${episodesText(total)}`;
