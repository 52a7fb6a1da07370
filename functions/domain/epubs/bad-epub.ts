/**
 * Why the chapters of an EPUB cannot be read.
 * - `locked`: it is encrypted. `broken`: it is damaged, or does not say what is in it.
 * - `textless`: it has pictures only. `tooMuch`: it needs too much time or memory.
 */
export type BadEpubReason = 'locked' | 'broken' | 'textless' | 'tooMuch';

/** The error for an EPUB whose chapters cannot be read. */
export class BadEpub extends Error {
  override readonly name = 'BadEpub';
  readonly reason: BadEpubReason;

  constructor(reason: BadEpubReason) {
    super(reason);
    this.reason = reason;
  }
}
