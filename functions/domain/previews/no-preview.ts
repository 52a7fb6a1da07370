/** A file of which nothing can be shown. The message tells the administrator why and what to do. */
export class NoPreview extends Error {
  override readonly name = 'NoPreview';
}
