import { plural } from '../../lib/plural.ts';

export const rated = 'Rated ';
export const out5Suffix = ' out of 5';
export const free = 'Free';
export const yours = 'Yours';
export const pricePrefix = 'Price: ';
export const about = 'About';
export const article = 'Article';
export const moreInCategory = (category: string) => `More in ${category}`;
export const myPurchases = 'My Purchases';
export const checkout = 'Checkout';
export const yourArticle = 'Your article';
export const viewsText = (views: number, figure: string) =>
  plural(views, { one: '1 view', other: `${figure} views` });
export const linkIsIncomplete = (support: string) =>
  `This link is incomplete, so we can’t tell which purchase it is for. Your purchases are listed in My Purchases; if yours is missing, write to <mail>${support}</mail>.`;
