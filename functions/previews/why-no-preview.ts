import type { BadEpubReason } from '../domain/epubs/bad-epub.ts';
import { NoPreview } from '../domain/previews/no-preview.ts';
import type { ExcerptFormat } from '../domain/previews/preview-keys.ts';
import type { UncuttableReason } from '../domain/recordings/uncuttable.ts';

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
      'One of the first pages of this PDF is more than five times as long as it is wide, which is too narrow to read in a preview. Please choose fewer pages, or crop this one.',
    ),
  large: () => tooMuch(),
};

export type UndrawableReason = keyof typeof undrawable;

/** What sellers call a file of this format. */
export const nounOf = (format: ExcerptFormat) =>
  ['mp3', 'wav', 'flac', 'm4a'].includes(format) ? 'recording' : 'film';

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

/** Errors for EPUBs whose chapters cannot be shown. */
export const unreadable: Record<BadEpubReason, () => NoPreview> = {
  locked: () =>
    new NoPreview(
      'This EPUB is encrypted, for example with DRM, so its chapters cannot be shown. Please export it without encryption and upload it again.',
    ),
  broken: () =>
    new NoPreview(
      'This EPUB is damaged, or does not list its contents. Please export it again and upload the new file.',
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

/** Errors for recordings and films without an excerpt. */
export const uncut: Record<
  UncuttableReason,
  (noun: 'recording' | 'film', fittingSeconds: number) => NoPreview
> = {
  short: (noun) =>
    new NoPreview(
      `This ${noun} is not longer than its excerpt would be, so all of it would be public. Please choose fewer seconds.`,
    ),
  large: (noun, fittingSeconds) =>
    new NoPreview(
      `The excerpt of this ${noun} would be larger than 50 MB, which is enough for ${firstSeconds(fittingSeconds)}. Please choose fewer seconds, or upload a smaller file.`,
    ),
  codec: (noun) =>
    new NoPreview(
      `Not every browser plays this ${noun}, so it has no excerpt. Please export it again: a film as MP4 with H.264 and AAC, sound as MP3 or M4A with AAC.`,
    ),
  locked: (noun) =>
    new NoPreview(
      `This ${noun} is protected against copying, so no excerpt can be cut. Please upload it without protection.`,
    ),
  edited: (noun) =>
    new NoPreview(
      `This ${noun} consists of several cuts that only some players follow, so it has no excerpt. Please export it again and upload the new file.`,
    ),
  broken: (noun) =>
    new NoPreview(
      `The beginning of this ${noun} cannot be read. Please export it again and upload the new file.`,
    ),
  tooMuch: (noun) =>
    new NoPreview(
      `The beginning of this ${noun} needs too much time or memory to cut. Please choose no excerpt.`,
    ),
};

function firstSeconds(seconds: number): string {
  if (seconds === 0) return 'less than a second';
  return seconds === 1 ? 'the first second' : `the first ${seconds} seconds`;
}
