import { plural } from './plural.ts';

export const youCanTryAgainSeconds = (seconds: string) => `You can try again ${seconds}.`;
export const youCanTryAgainMinutes = (minutes: string, at: string) =>
  `You can try again ${minutes}, at ${at}.`;
export const shareCancelled = 'Share cancelled';
export const linkCopied = 'Link copied';
export const theLinkUrl = (url: string) => `The link: ${url}`;
export const file = 'File';
export const zipArchive = 'ZIP archive';
export const text = 'Text';
export const pagesText = (pages: number) =>
  plural(pages, { one: '1 page', other: `${pages} pages` });
export const isRequired = (label: string) => `${label} is required`;
export const enterValidEmail = 'Enter a valid email address';
export const isTooShort = (label: string, atLeast: number) =>
  `${label} must be at least ${atLeast} characters`;
