import { NoPreview } from '../previews/no-preview.ts';

/** Errors for EPUBs whose chapters cannot be shown. */
export const badEpub = {
  locked: () =>
    new NoPreview(
      'This EPUB is encrypted, as with DRM, so its chapters cannot be shown. Please export it without encryption and upload it again.',
    ),
  broken: () =>
    new NoPreview(
      'This EPUB is damaged, or does not say what is in it. Please export it again and upload the new file.',
    ),
  textless: () =>
    new NoPreview(
      'The chapters of this EPUB have no text, only pictures. Please choose no preview for it.',
    ),
  tooMuch: () =>
    new NoPreview(
      'The chapters of this EPUB need too much time or memory to read. Please export it with shorter ones, or choose no preview.',
    ),
};
