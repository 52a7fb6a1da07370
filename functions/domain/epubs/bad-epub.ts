/** An EPUB of which no chapters can be shown. The message tells the administrator why and what to do. */
export class BadEpub extends Error {
  override readonly name = 'BadEpub';
}

export const badEpub = {
  locked: () =>
    new BadEpub(
      'This EPUB is encrypted, as with DRM, so its chapters cannot be shown. Please export it without and upload it again.',
    ),
  broken: () =>
    new BadEpub(
      'This EPUB is damaged, or does not say what is in it. Please export it again and upload the new file.',
    ),
  textless: () =>
    new BadEpub(
      'The chapters of this EPUB have no text, only pictures. Please choose no preview for it.',
    ),
  tooMuch: () =>
    new BadEpub(
      'The chapters of this EPUB need too much time or memory to read. Please export it with shorter ones, or choose no preview.',
    ),
};
