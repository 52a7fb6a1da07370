/** At most so much text of an EPUB is public, about thirty printed pages: a row holds 400 KB, and the page stays light. */
export const mostPreviewCharacters = 50_000;
