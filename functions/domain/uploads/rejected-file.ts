/** A file that cannot be published. The message tells the administrator what is wrong and what to do. */
export class RejectedFile extends Error {
  override readonly name = 'RejectedFile';
}
