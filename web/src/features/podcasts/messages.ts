import { plural } from '../../lib/plural.ts';

export const buyForPrice = (price: string) => `Buy for ${price}`;
export const buy = 'Buy';
export const likeTitle = (title: string) => `Like ${title}`;
export const pause = 'Pause';
export const play = 'Play';
export const playPreview = 'Play preview';
export const yourPaymentIsBeingProcessed =
  'Your payment is being processed. The full episode will be available once it clears.';
export const thePaymentIsInDispute =
  'The payment is in dispute with your bank. The episode will be available again once that is settled.';
export const aboutThisEpisode = 'About this episode';
export const publishedAroundTheSameTime = 'Published around the same time';
export const listenFirst = 'Listen first';
export const theFirst40SecondsEvery =
  'The first 40 seconds of every paid episode play without an account.';
export const buyOnce = 'Buy once';
export const noSubscriptionStreamOrDownload =
  'No subscription. Stream or download what you buy, for good.';
export const someAreFree = 'Some are free';
export const theyPlayInFullSort = 'They play in full. Sort by “Free first” to see them.';
export const inAppYouAlreadyUse = 'In the app you already use';
export const addTheseUrlsToAny = 'Add these URLs to any podcast app.';
export const howItWorks = 'How it works';
export const checkout = 'Checkout';
export const yourPurchase = 'Your purchase';
export const thisLinkIsIncompleteSo =
  'This link is incomplete, so we can’t tell which purchase it is for. Your purchases are listed in My Purchases.';
export const myPurchases = 'My Purchases';
export const download = 'Download';
export const listens = (count: number, figure: string) =>
  plural(count, { one: '1 listen', other: `${figure} listens` });
export const ofEpisode = (title: string) => ` of ${title}`;
