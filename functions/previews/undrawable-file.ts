/** A file of which no pages can be shown. The message tells the administrator why and what to do. */
export class UndrawableFile extends Error {
  override readonly name = 'UndrawableFile';
}

/** By the word that the thread reports. */
export const undrawable = {
  locked: () =>
    new UndrawableFile(
      'This PDF asks for a password, so its pages cannot be shown. Please save it without one and upload it again.',
    ),
  broken: () =>
    new UndrawableFile(
      'The first pages of this PDF cannot be drawn. Please save it again and upload the new file.',
    ),
  shape: () =>
    new UndrawableFile(
      'One of the first pages of this PDF is more than five times as long as wide. A preview shows pages that are easier to read: please choose fewer pages, or cut this one.',
    ),
  large: () => tooMuch(),
};

export type UndrawableReason = keyof typeof undrawable;

export function tooMuch(): UndrawableFile {
  return new UndrawableFile(
    'The first pages of this PDF need too much time or memory to draw. Please make their pictures smaller and upload it again, or choose fewer pages.',
  );
}

export function tooLarge(megabytes: number): UndrawableFile {
  return new UndrawableFile(
    `This file is larger than ${megabytes} MB, which is too much for a preview. Please upload a smaller one, or show nothing of it.`,
  );
}
