export const youCanTryAgainSeconds = (seconds: string) => `You can try again ${seconds}.`;
export const youCanTryAgainMinutes = (minutes: string, at: string) =>
  `You can try again ${minutes}, at ${at}.`;
export const shareCanceled = 'Share canceled';
export const linkCopied = 'Link copied';
export const theLinkUrl = (url: string) => `The link: ${url}`;
export const file = 'File';
export const onePage = '1 page';
export const pagesPages = (pages: number) => `${pages} pages`;
export const zipArchive = 'ZIP archive';
export const text = 'Text';
