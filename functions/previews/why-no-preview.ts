import { NoPreview } from '../domain/previews/no-preview.ts';

/** Errors by the reason that the thread reports. */
export const undrawable = {
  locked: () =>
    new NoPreview(
      'This PDF asks for a password, so its pages cannot be shown. Please save it without one and upload it again.',
    ),
  broken: () =>
    new NoPreview(
      'The first pages of this PDF cannot be drawn. Please save it again and upload the new file.',
    ),
  shape: () =>
    new NoPreview(
      'One of the first pages of this PDF is more than five times as long as wide. A preview shows pages that are easier to read: please choose fewer pages, or crop this one.',
    ),
  large: () => tooMuch(),
};

export type UndrawableReason = keyof typeof undrawable;

export function tooMuch(): NoPreview {
  return new NoPreview(
    'The first pages of this PDF need too much time or memory to draw. Please make their pictures smaller and upload it again, or choose fewer pages.',
  );
}

export function tooLarge(megabytes: number): NoPreview {
  return new NoPreview(
    `This file is larger than ${megabytes} MB, which is too much for a preview. Please upload a smaller one, or choose no preview.`,
  );
}

/** Errors for recordings without an excerpt. */
export const uncut = {
  short: () =>
    new NoPreview(
      'This recording is not longer than its excerpt would be, so all of it would be public. Please choose fewer seconds.',
    ),
  large: () =>
    new NoPreview(
      'The excerpt of this WAV would be larger than 50 MB. Please choose fewer seconds, or upload the recording as MP3.',
    ),
  broken: () =>
    new NoPreview(
      'The beginning of this recording cannot be read. Please export it again and upload the new file.',
    ),
  tooMuch: () =>
    new NoPreview(
      'The beginning of this recording needs too much time or memory to cut. Please choose no excerpt.',
    ),
};
