/** The error for a file that cannot have a preview. The message tells the administrator why, and what to do. */
export class NoPreview extends Error {
  override readonly name = 'NoPreview';
}
