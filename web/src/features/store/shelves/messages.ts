export const weCouldntLoadPapers = 'We couldn’t load the papers';
export const weCouldntLoadEpisodes = 'We couldn’t load the episodes';
export const tryAgain = 'Try again';
export const pleaseTryAgainLater = 'Please try again later.';
export const newEpisodesAppearHereAs = 'New episodes appear here as soon as they are ready.';
export const noEpisodesYet = 'No episodes yet';
export const newPapersAppearHereAs = 'New papers appear here as soon as they are published.';
export const noPapersYet = 'No papers yet';
export const categories = 'Categories';
export const all = 'All';
export const weCouldntLoadProducts = 'We couldn’t load the products';
export const nothingForSaleHereRight = 'Nothing for sale here right now';
export const creditsForAssistantAtLowest = (replies: string) =>
  `Credits for the assistant, ${replies}, at the lowest price per reply.`;
export const thereIsNoProPlan =
  'There is no Pro plan and no monthly fee. Every account is free, counts as a Premium Member from day one and includes every feature of this site. These extras are one-time purchases:';
export const eachIsSoldSeparatelyPapers =
  'Each is sold separately. Papers, episodes and e-books are sold individually and stay in My Purchases.';
export const eachIsSoldSeparately =
  'Each is sold separately. Everything else is sold individually, too, and stays in My Purchases.';
export const download = 'Download';
export const buy = 'Buy';
export const openLibrary = 'Open the library';
export const newProductsAppearHere = 'New products appear here as soon as they are published.';
export const products = 'Products';
export const searchFailed = 'Search failed';
export const nothingHereHasQIn = (q: string) =>
  `Nothing here has “${q}” in its title, category, author or tags.`;
