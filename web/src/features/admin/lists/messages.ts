import { plural } from '#web/src/lib/plural.ts';

/** The texts of a list, in whole sentences, because languages differ in more than single words. */
export interface ListMessages {
  /** The name of the list and of its search. */
  label: string;
  count: (count: number, figure: string) => string;
  matches: (count: number, figure: string) => string;
  pages: string;
  noneMatches: (q: string) => string;
  noneMatchesSoFar: (q: string) => string;
  noneSoFar: string;
  searchOlder: string;
  searchedBackTo: (date: string) => string;
}

export const articles: ListMessages = {
  label: 'articles',
  count: (count, figure) =>
    plural(count, { one: `${figure} article`, other: `${figure} articles` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} article matches`, other: `${figure} articles match` }),
  pages: 'Pages of articles',
  noneMatches: (q) => `No articles match “${q}”`,
  noneMatchesSoFar: (q) => `No articles match “${q}” so far`,
  noneSoFar: 'No matching articles so far',
  searchOlder: 'Search older articles',
  searchedBackTo: (date) => `Searched back to ${date}. Older articles have not been searched.`,
};
export const episodes: ListMessages = {
  label: 'episodes',
  count: (count, figure) =>
    plural(count, { one: `${figure} episode`, other: `${figure} episodes` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} episode matches`, other: `${figure} episodes match` }),
  pages: 'Pages of episodes',
  noneMatches: (q) => `No episodes match “${q}”`,
  noneMatchesSoFar: (q) => `No episodes match “${q}” so far`,
  noneSoFar: 'No matching episodes so far',
  searchOlder: 'Search older episodes',
  searchedBackTo: (date) => `Searched back to ${date}. Older episodes have not been searched.`,
};
export const products: ListMessages = {
  label: 'products',
  count: (count, figure) =>
    plural(count, { one: `${figure} product`, other: `${figure} products` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} product matches`, other: `${figure} products match` }),
  pages: 'Pages of products',
  noneMatches: (q) => `No products match “${q}”`,
  noneMatchesSoFar: (q) => `No products match “${q}” so far`,
  noneSoFar: 'No matching products so far',
  searchOlder: 'Search older products',
  searchedBackTo: (date) => `Searched back to ${date}. Older products have not been searched.`,
};
export const bundles: ListMessages = {
  label: 'bundles',
  count: (count, figure) => plural(count, { one: `${figure} bundle`, other: `${figure} bundles` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} bundle matches`, other: `${figure} bundles match` }),
  pages: 'Pages of bundles',
  noneMatches: (q) => `No bundles match “${q}”`,
  noneMatchesSoFar: (q) => `No bundles match “${q}” so far`,
  noneSoFar: 'No matching bundles so far',
  searchOlder: 'Search older bundles',
  searchedBackTo: (date) => `Searched back to ${date}. Older bundles have not been searched.`,
};
export const accounts: ListMessages = {
  label: 'accounts',
  count: (count, figure) =>
    plural(count, { one: `${figure} account`, other: `${figure} accounts` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} account matches`, other: `${figure} accounts match` }),
  pages: 'Pages of accounts',
  noneMatches: (q) => `No accounts match “${q}”`,
  noneMatchesSoFar: (q) => `No accounts match “${q}” so far`,
  noneSoFar: 'No matching accounts so far',
  searchOlder: 'Search older accounts',
  searchedBackTo: (date) => `Searched back to ${date}. Older accounts have not been searched.`,
};
export const orders: ListMessages = {
  label: 'orders',
  count: (count, figure) => plural(count, { one: `${figure} order`, other: `${figure} orders` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} order matches`, other: `${figure} orders match` }),
  pages: 'Pages of orders',
  noneMatches: (q) => `No orders match “${q}”`,
  noneMatchesSoFar: (q) => `No orders match “${q}” so far`,
  noneSoFar: 'No matching orders so far',
  searchOlder: 'Search older orders',
  searchedBackTo: (date) => `Searched back to ${date}. Older orders have not been searched.`,
};
export const codes: ListMessages = {
  label: 'codes',
  count: (count, figure) => plural(count, { one: `${figure} code`, other: `${figure} codes` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} code matches`, other: `${figure} codes match` }),
  pages: 'Pages of codes',
  noneMatches: (q) => `No codes match “${q}”`,
  noneMatchesSoFar: (q) => `No codes match “${q}” so far`,
  noneSoFar: 'No matching codes so far',
  searchOlder: 'Search older codes',
  searchedBackTo: (date) => `Searched back to ${date}. Older codes have not been searched.`,
};
export const authors: ListMessages = {
  label: 'authors',
  count: (count, figure) => plural(count, { one: `${figure} author`, other: `${figure} authors` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} author matches`, other: `${figure} authors match` }),
  pages: 'Pages of authors',
  noneMatches: (q) => `No authors match “${q}”`,
  noneMatchesSoFar: (q) => `No authors match “${q}” so far`,
  noneSoFar: 'No matching authors so far',
  searchOlder: 'Search more authors',
  searchedBackTo: (date) => `Searched back to ${date}. Other authors have not been searched.`,
};
export const requests: ListMessages = {
  label: 'requests',
  count: (count, figure) =>
    plural(count, { one: `${figure} request`, other: `${figure} requests` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} request matches`, other: `${figure} requests match` }),
  pages: 'Pages of requests',
  noneMatches: (q) => `No requests match “${q}”`,
  noneMatchesSoFar: (q) => `No requests match “${q}” so far`,
  noneSoFar: 'No matching requests so far',
  searchOlder: 'Search older requests',
  searchedBackTo: (date) => `Searched back to ${date}. Older requests have not been searched.`,
};
export const addresses: ListMessages = {
  label: 'addresses',
  count: (count, figure) =>
    plural(count, { one: `${figure} address`, other: `${figure} addresses` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} address matches`, other: `${figure} addresses match` }),
  pages: 'Pages of addresses',
  noneMatches: (q) => `No addresses match “${q}”`,
  noneMatchesSoFar: (q) => `No addresses match “${q}” so far`,
  noneSoFar: 'No matching addresses so far',
  searchOlder: 'Search older addresses',
  searchedBackTo: (date) => `Searched back to ${date}. Older addresses have not been searched.`,
};
export const replies: ListMessages = {
  label: 'replies',
  count: (count, figure) => plural(count, { one: `${figure} reply`, other: `${figure} replies` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} reply matches`, other: `${figure} replies match` }),
  pages: 'Pages of replies',
  noneMatches: (q) => `No replies match “${q}”`,
  noneMatchesSoFar: (q) => `No replies match “${q}” so far`,
  noneSoFar: 'No matching replies so far',
  searchOlder: 'Search older replies',
  searchedBackTo: (date) => `Searched back to ${date}. Older replies have not been searched.`,
};
export const entries: ListMessages = {
  label: 'entries',
  count: (count, figure) => plural(count, { one: `${figure} entry`, other: `${figure} entries` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} entry matches`, other: `${figure} entries match` }),
  pages: 'Pages of entries',
  noneMatches: (q) => `No entries match “${q}”`,
  noneMatchesSoFar: (q) => `No entries match “${q}” so far`,
  noneSoFar: 'No matching entries so far',
  searchOlder: 'Search older entries',
  searchedBackTo: (date) => `Searched back to ${date}. Older entries have not been searched.`,
};

export const reviews: ListMessages = {
  label: 'reviews',
  count: (count, figure) => plural(count, { one: `${figure} review`, other: `${figure} reviews` }),
  matches: (count, figure) =>
    plural(count, { one: `${figure} review matches`, other: `${figure} reviews match` }),
  pages: 'Pages of reviews',
  noneMatches: (q) => `No reviews match “${q}”`,
  noneMatchesSoFar: (q) => `No reviews match “${q}” so far`,
  noneSoFar: 'No matching reviews so far',
  searchOlder: 'Search older reviews',
  searchedBackTo: (date) => `Searched back to ${date}. Older reviews have not been searched.`,
};
