/**
 * The most public text of an EPUB in characters, about 30 printed pages: a row holds 400 KB, and the page stays light.
 */
export const maxPreviewCharacters = 50_000;
